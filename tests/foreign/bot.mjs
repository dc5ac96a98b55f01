// A bot built on discord.js, for the tests of the local Discord: SANDBOX_URL says where that is, DISCORD_TOKEN who this is.
//
// /draw defers, then edits its answer: a text, a file, and a button. The button's press edits the message and its file away,
// and adds a private follow-up. /ask opens a form and answers what was written in it. /say posts in the channel and edits
// that post. /where tells of a thread that was picked.

import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  Events,
  GatewayIntentBits,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  TextInputBuilder,
  TextInputStyle,
} from "discord.js";

const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
  rest: { api: `${process.env.SANDBOX_URL}/api`, cdn: `${process.env.SANDBOX_URL}/cdn` },
});
const commands = [
  new SlashCommandBuilder().setName("draw").setDescription("Draw a card"),
  new SlashCommandBuilder().setName("ask").setDescription("Ask something"),
  new SlashCommandBuilder().setName("say").setDescription("Say something in this channel"),
  new SlashCommandBuilder()
    .setName("where")
    .setDescription("Tell of a channel")
    .addChannelOption((option) => option.setName("place").setDescription("Which").setRequired(true)),
];

const answers = {
  async draw(interaction) {
    await interaction.deferReply();
    const again = new ButtonBuilder().setCustomId("again").setLabel("Again").setStyle(ButtonStyle.Primary);
    const file = new AttachmentBuilder(Buffer.from("the seven of cups"), { name: "card.txt", description: "A card" });
    const components = [new ActionRowBuilder().addComponents(again)];
    await interaction.editReply({ content: `${interaction.user} drew a card`, files: [file], components });
  },
  async again(interaction) {
    await interaction.update({ content: "The card went back", attachments: [], components: [] });
    await interaction.followUp({ content: "Nobody saw it", flags: MessageFlags.Ephemeral });
  },
  async ask(interaction) {
    const input = new TextInputBuilder().setCustomId("words").setStyle(TextInputStyle.Short);
    const label = new LabelBuilder().setLabel("Words").setTextInputComponent(input);
    await interaction.showModal(new ModalBuilder().setCustomId("asked").setTitle("A form").addLabelComponents(label));
  },
  async asked(interaction) {
    await interaction.reply(`You wrote: ${interaction.fields.getTextInputValue("words")}`);
  },
  async say(interaction) {
    const sent = await interaction.channel.send("Hello");
    await sent.edit("Hello, world");
    const seen = await interaction.channel.messages.fetch({ message: sent.id, force: true });
    await interaction.reply({ content: `It says: ${seen.content}`, flags: MessageFlags.Ephemeral });
  },
  async where(interaction) {
    const place = interaction.options.getChannel("place", true);
    const members = await place.members.fetch({ withMember: true, limit: 100 });
    const guild = await client.guilds.fetch({ guild: interaction.guildId, withCounts: true, force: true });
    const counts = `${members.size} of ${guild.approximateMemberCount}`;
    await interaction.reply(`${place.name} is ${place.ownerId}'s: ${counts}`);
  },
};

client.once(Events.ClientReady, async () => {
  await client.application.commands.set(commands);
  console.log(`ready as ${client.user.id}`);
});
client.on(Events.InteractionCreate, (interaction) =>
  answers[interaction.commandName ?? interaction.customId](interaction).catch((error) => console.error("ERROR", error)),
);
process.once("SIGTERM", async () => {
  await client.destroy();
  process.exit(0);
});
await client.login(process.env.DISCORD_TOKEN);
