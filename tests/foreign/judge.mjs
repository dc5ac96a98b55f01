// node judge.mjs FILE…: has @discordjs/builders judge what a bot sent.
//
// Each line of a file is `["METHOD route", body, who sent it]`. Every command, form and component is built again with the library's
// builders, whose setters refuse what Discord would refuse. What comes out must be what went in: a field that the library
// does not know would be missing. Prints `{"judged": count, "faults": [{"route", "place", "why", "by"}]}`.

import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import * as lib from "@discordjs/builders";

const menu = {
  custom_id: "setCustomId",
  placeholder: "setPlaceholder",
  min_values: "setMinValues",
  max_values: "setMaxValues",
  disabled: "setDisabled",
  required: "setRequired",
};
const spoken = {
  name: "setName",
  name_localizations: "setNameLocalizations",
  description: "setDescription",
  description_localizations: "setDescriptionLocalizations",
};
const several =
  (method, make = built) =>
  (builder, values, place) =>
    builder[method](...values.map((one, at) => make(one, [...place, at])));
// A section's and a label's own parts, and a container's, are given to a method for their kind each.
const ofKind = (before, after) => (builder, values, place) => {
  for (const [at, one] of values.entries()) byKind(builder, before, after, one, [...place, at]);
};
const byKind = (builder, before, after, value, place) => {
  const method = `${before}${NAMES[value.type]}${after}`;
  if (!builder[method]) throw new Fault(place, `the library puts no component of type ${value.type} here`);
  builder[method](built(value, place));
};

// type -> [builder, field -> the name of its setter, or a function that sets it]
const COMPONENTS = {
  1: ["ActionRowBuilder", { components: several("addComponents") }],
  2: [
    "ButtonBuilder",
    {
      style: "setStyle",
      label: "setLabel",
      emoji: "setEmoji",
      custom_id: "setCustomId",
      url: "setURL",
      disabled: "setDisabled",
    },
  ],
  3: ["StringSelectMenuBuilder", { ...menu, options: several("addOptions", option) }],
  4: [
    "TextInputBuilder",
    {
      custom_id: "setCustomId",
      style: "setStyle",
      label: "setLabel",
      min_length: "setMinLength",
      max_length: "setMaxLength",
      placeholder: "setPlaceholder",
      value: "setValue",
      required: "setRequired",
    },
  ],
  5: ["UserSelectMenuBuilder", { ...menu, default_values: ids("setDefaultUsers") }],
  6: ["RoleSelectMenuBuilder", { ...menu, default_values: ids("setDefaultRoles") }],
  7: ["MentionableSelectMenuBuilder", { ...menu, default_values: "setDefaultValues" }],
  8: ["ChannelSelectMenuBuilder", { ...menu, channel_types: "setChannelTypes", default_values: ids("setDefaultChannels") }],
  9: [
    "SectionBuilder",
    {
      components: several("addTextDisplayComponents"),
      accessory: (builder, value, place) => byKind(builder, "set", "Accessory", value, place),
    },
  ],
  10: ["TextDisplayBuilder", { content: "setContent" }],
  11: ["ThumbnailBuilder", { media: url, description: "setDescription", spoiler: "setSpoiler" }],
  12: ["MediaGalleryBuilder", { items: several("addItems", item) }],
  13: ["FileBuilder", { file: url, spoiler: "setSpoiler" }],
  14: ["SeparatorBuilder", { divider: "setDivider", spacing: "setSpacing" }],
  17: [
    "ContainerBuilder",
    { components: ofKind("add", "Components"), accent_color: "setAccentColor", spoiler: "setSpoiler" },
  ],
  18: [
    "LabelBuilder",
    {
      label: "setLabel",
      description: "setDescription",
      component: (builder, value, place) => byKind(builder, "set", "Component", value, place),
    },
  ],
};
const NAMES = {
  1: "ActionRow",
  2: "Button",
  3: "StringSelectMenu",
  4: "TextInput",
  5: "UserSelectMenu",
  6: "RoleSelectMenu",
  7: "MentionableSelectMenu",
  8: "ChannelSelectMenu",
  9: "Section",
  10: "TextDisplay",
  11: "Thumbnail",
  12: "MediaGallery",
  13: "File",
  14: "Separator",
  18: "Label",
};
const MODAL = ["ModalBuilder", { title: "setTitle", custom_id: "setCustomId", components: ofKind("add", "Components") }];

const holder = { ...spoken, options: (builder, values, place) => values.forEach((one, at) => add(builder, one, [...place, at])) };
const asked = { ...spoken, required: "setRequired" };
const chosen = { ...asked, autocomplete: "setAutocomplete", choices: (builder, values) => builder.addChoices(...values) };
const number = { ...chosen, min_value: "setMinValue", max_value: "setMaxValue" };
const COMMAND = [
  "SlashCommandBuilder",
  {
    ...holder,
    contexts: "setContexts",
    integration_types: "setIntegrationTypes",
    default_member_permissions: "setDefaultMemberPermissions",
    dm_permission: "setDMPermission",
    nsfw: "setNSFW",
  },
];
// type -> [builder, its fields, the method that takes it]
const OPTIONS = {
  1: ["SlashCommandSubcommandBuilder", holder, "addSubcommand"],
  2: ["SlashCommandSubcommandGroupBuilder", holder, "addSubcommandGroup"],
  3: ["SlashCommandStringOption", { ...chosen, min_length: "setMinLength", max_length: "setMaxLength" }, "addStringOption"],
  4: ["SlashCommandIntegerOption", number, "addIntegerOption"],
  5: ["SlashCommandBooleanOption", asked, "addBooleanOption"],
  6: ["SlashCommandUserOption", asked, "addUserOption"],
  7: ["SlashCommandChannelOption", { ...asked, channel_types: "addChannelTypes" }, "addChannelOption"],
  8: ["SlashCommandRoleOption", asked, "addRoleOption"],
  9: ["SlashCommandMentionableOption", asked, "addMentionableOption"],
  10: ["SlashCommandNumberOption", number, "addNumberOption"],
  11: ["SlashCommandAttachmentOption", asked, "addAttachmentOption"],
};

class Fault extends Error {
  constructor(place, why) {
    super(why);
    this.place = place;
  }
}

function ids(method) {
  return (builder, values) => builder[method](...values.map((one) => one.id));
}

function url(builder, value) {
  builder.setURL(value.url);
}

function option(value, place) {
  const setters = {
    label: "setLabel",
    value: "setValue",
    description: "setDescription",
    emoji: "setEmoji",
    default: "setDefault",
  };
  return filled(new lib.StringSelectMenuOptionBuilder(), setters, value, place);
}

function item(value, place) {
  const setters = { media: url, description: "setDescription", spoiler: "setSpoiler" };
  return filled(new lib.MediaGalleryItemBuilder(), setters, value, place);
}

function add(builder, value, place) {
  const [name, setters, method] = OPTIONS[value.type] ?? [];
  if (!builder[method]) throw new Fault(place, `the library puts no option of type ${value.type} here`);
  builder[method](filled(new lib[name](), setters, value, place));
}

function built(value, place) {
  const [name, setters] = COMPONENTS[value.type] ?? [];
  if (!name) throw new Fault(place, `the library has no component of type ${value.type}`);
  return filled(new lib[name](), { ...setters, id: "setId" }, value, place);
}

/** A builder with all fields of `value` set, each by its setter. A field without one comes out missing. */
function filled(builder, setters, value, place) {
  for (const [field, given] of Object.entries(value)) {
    const set = setters[field];
    try {
      if (typeof set === "function") set(builder, given, [...place, field]);
      else if (set) builder[set](given);
    } catch (error) {
      throw error instanceof Fault ? error : new Fault([...place, field], told(error));
    }
  }
  return builder;
}

/** What an error of the library says, in one line: its own words and those of the errors in it. */
function told(error) {
  const inner = [...(error.errors ?? [])].map((one) => told(Array.isArray(one) ? one[1] : one));
  return [`${error.message} ${error.expected ?? ""}`.trim(), ...inner].join("; ");
}

/** A value without what stands for "not given": nulls, and defaults that one side writes and the other leaves out. */
function bare(value) {
  if (Array.isArray(value)) return value.map(bare);
  if (value === null || typeof value !== "object") return value;
  const kept = {};
  for (const [name, given] of Object.entries(value)) {
    const isDefault = given === false || (Array.isArray(given) && given.length === 0);
    if (given !== null && given !== undefined && !isDefault) kept[name] = bare(given);
  }
  return kept;
}

function same(builder, given, place) {
  let made;
  try {
    made = bare(builder.toJSON());
  } catch (error) {
    throw new Fault(place, told(error));
  }
  const wanted = bare(given);
  if (!isDeepStrictEqual(made, wanted)) {
    throw new Fault(place, `the library makes ${JSON.stringify(made)} of ${JSON.stringify(wanted)}`);
  }
}

function judgeComponents(components, place) {
  for (const [at, given] of components.entries()) {
    const value = bare(given);
    same(built(value, [...place, at]), value, [...place, at]);
  }
}

function judgeCommand(given, place) {
  const value = bare(given);
  if ((value.type ?? 1) !== 1) throw new Fault(place, `commands of type ${value.type} are not judged`);
  delete value.type;
  const permissions = value.default_member_permissions;
  if (permissions !== undefined) value.default_member_permissions = String(permissions);
  const builder = filled(new lib[COMMAND[0]](), COMMAND[1], value, place);
  same(builder, { ...value, type: 1 }, place);
}

function judgeModal(given, place) {
  const value = bare(given);
  same(filled(new lib[MODAL[0]](), MODAL[1], value, place), value, place);
}

function judgeMessage(message, place) {
  if (message.embeds?.length || message.poll) throw new Fault(place, "embeds and polls are not judged");
  judgeComponents(message.components ?? [], [...place, "components"]);
}

/** Judge one request; raises Fault. Returns whether there was anything to judge. */
function judge(route, body) {
  if (/^(PUT|POST|PATCH) \/applications\/.*\/commands/.test(route)) {
    (Array.isArray(body) ? body : [body]).forEach((one, at) => judgeCommand(one, [at]));
  } else if (route.endsWith("/callback")) {
    if (body.type === 9) judgeModal(body.data, ["data"]);
    else if (body.type === 4 || body.type === 7) judgeMessage(body.data ?? {}, ["data"]);
    else return false;
  } else if (/\/messages|^POST \/webhooks\//.test(route)) {
    judgeMessage(body, []);
  } else return false;
  return true;
}

const faults = [];
let judged = 0;
for (const file of process.argv.slice(2)) {
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const [route, body, by] = JSON.parse(line);
    try {
      if (judge(route, body)) judged += 1;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      judged += 1;
      faults.push({ route, place: error.place.join("."), why: error.message, by });
    }
  }
}
process.stdout.write(JSON.stringify({ judged, faults }));
