// What the page's modules hand to each other, for the check alone (`npm run check`); nothing here is served or run.
// Discord's objects have the fields that the page reads. Ids are snowflakes as strings, times ISO 8601.

export type User = {
  id: string; username: string; global_name?: string | null; color?: string; bot?: boolean; online?: boolean; avatar?: string | null;
  /** The language in which a person has their Discord: "de", "en-US". */
  locale?: string;
  /** Whether a person has the bot in their account, and whether they are in the home server. */
  installed?: boolean; member?: boolean;
};
export type Channel = {
  id: string; name: string; type?: number; parent_id?: string | null; topic?: string;
  /** Whose direct messages with the bot it is. */
  person?: string | null;
};
export type Emoji = { id?: string | null; name: string };
export type Media = {
  url: string; width?: number | null; height?: number | null; description?: string | null; content_type?: string | null;
  filename?: string; size?: number;
};
export type SelectOption = { label: string; value: string; description?: string; emoji?: Emoji; default?: boolean };

/** Any component; which fields are there follows from `type`. */
export type Component = {
  type: number; id?: number; custom_id: string; label?: string; style: number; url: string; disabled?: boolean; emoji?: Emoji;
  components?: Component[]; component?: Component; accessory?: Component; accent_color?: number | null; spoiler?: boolean;
  content: string; media: Media; description?: string; items?: { media: Media; description?: string; spoiler?: boolean }[];
  file?: Media; name?: string; size?: number; divider?: boolean; spacing?: number; placeholder?: string; options?: SelectOption[];
  default_values?: { id: string }[]; channel_types?: number[]; min_values?: number; max_values?: number; min_length?: number;
  max_length?: number; required?: boolean; value?: string; default?: boolean;
};
export type Embed = {
  title?: string; description?: string; url?: string; color?: number; timestamp?: string; author?: { name: string };
  footer?: { text: string }; fields?: { name: string; value: string; inline?: boolean }[]; image?: Media; thumbnail?: Media;
};
export type Message = {
  id: string; channel_id: string; type?: number; author: User; content?: string; timestamp?: string; edited_timestamp?: string | null;
  flags?: number; components?: Component[]; embeds?: Embed[]; attachments?: Media[]; mentions?: User[]; mention_everyone?: boolean;
  pings?: string[]; interaction?: { name: string; user: User }; thread?: Channel; referenced_message?: Message | null;
  interaction_metadata?: { id: string; type?: number; name?: string; user: User };
  message_reference?: { type?: number; message_id?: string; channel_id?: string };
};

/** Texts by language. */
export type Localizations = Record<string, string> | null;
export type Choice = { name: string; name_localizations?: Localizations; value: string | number | boolean };
export type CommandOption = {
  name: string; description: string; type: number; required?: boolean; autocomplete?: boolean; choices?: Choice[];
  channel_types?: number[]; min_value?: number; max_value?: number; min_length?: number; max_length?: number; options?: CommandOption[];
  description_localizations?: Localizations; name_localizations?: Localizations;
};
/** An option with its name in the language of the person, `label`. */
export type NamedOption = CommandOption & { label: string };
export type Command = {
  id: string; name: string; type?: number; name_localizations?: Localizations; description?: string; description_localizations?: Localizations;
  options?: CommandOption[];
};
/** A command that can be typed: `path` is "game show", and `label` the same in the language of the person. */
export type Entry = { id: string; path: string; label: string; words: string[]; description: string; options: NamedOption[] };
/** An option as it is sent. */
export type Filled = { name: string; type: number; value?: unknown; focused?: boolean; options?: Filled[] };
export type Remembered = Record<string, string | { label: string; value: unknown }>;
export type Memory = { path: string; values: Remembered };

/** A line of a list. `lead` is a node before the label, `tail` a word at the end, `also` is searched but not shown. */
export type Item = {
  label: string; value?: any; description?: string | undefined; emoji?: string | null | undefined; lead?: Element; tail?: string;
  also?: string; data?: Record<string, unknown>; entry?: Entry;
};

export type Modal = { nonce: string; custom_id: string; title: string; components: Component[]; interaction_id: string };
export type Place = { channel: string; message?: string | null };
export type Notice = { text: string; kind?: "bad" };
/** Where an interaction under way came from. */
export type Origin = {
  kind?: string; channel?: string | null; messageId?: string | undefined; customId?: string; label?: string; seen?: boolean; failed?: string;
};
/** A part of a dialog that can be filled in. */
export type Control = { node: HTMLElement; id: string; problem: () => string | null; answer: () => object };

export type PageState = {
  guild: { id: string; name: string; owner_id?: string }; bot: User; people: User[]; locales: string[]; channels: Channel[]; commands: Command[];
  /** How many seconds this Discord's clock is ahead of this machine's. */
  ahead: number; person: string | null; channel: string | null; linked: boolean;
};

/** What is told on the page's bus, by name. */
export type Events = {
  clock: void; people: void; channels: void; commands: void; bot: void; person: void; channel: void; unread: void; link: void; newest: void;
  refreshed: void; "settled:all": void; "compose:focus": void;
  typing: { channel_id: string; user_id: string };
  arrived: Message; "message:add": Message; "message:update": Message; "compose:reply": Message;
  "message:delete": { id: string; channel_id: string };
  "messages:loaded": string; "channel:new": Channel; notice: Notice; announce: string; "compose:command": string;
  settled: { nonce: string; ok: boolean; reason?: string }; pending: Origin; modal: Modal; jump: Place;
  autocomplete: { nonce: string; choices?: Choice[] };
};

/** The elements of index.html that are more than an HTMLElement. */
export type Ids = {
  "composer-text": HTMLTextAreaElement; locale: HTMLSelectElement; installed: HTMLInputElement; member: HTMLInputElement;
  help: HTMLDialogElement; send: HTMLButtonElement; "menu-button": HTMLButtonElement;
};

export type Child = Node | string | number | false | null | undefined | void | Child[];
export type Props = {
  class?: string; data?: Record<string, unknown>; style?: Record<string, string | undefined>;
  on?: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => unknown };
  [attribute: string]: unknown;
};
