import { scratchDocusaurusFolder } from "../../support/docusaurus-folder";
import { mapSite } from "../../../src/docusaurus/map/site";

const { write, read } = scratchDocusaurusFolder();

/** Reads a project whose one preset is written so, with options. */
async function readWith(preset: string, options = "{ docs: { path: 'clay' } }") {
  write(
    "docusaurus.config.js",
    `module.exports = { title: "K", url: "https://k.example", presets: [[${preset}, ${options}]] };`,
  );
  const { folder, notes } = await read();
  return { config: folder.config, notes, mapped: mapSite(folder) };
}

const AROUND = `
const classic = require("@docusaurus/preset-classic").default;
module.exports = (context, options) => {
  const slip = () => () => undefined;
  const made = classic(context, { ...options, docs: { ...options.docs, remarkPlugins: [slip] } });
  made.themes.push("docusaurus-theme-slip");
  made.plugins.push(["docusaurus-plugin-kiln", { at: context.siteConfig.title }]);
  return made;
};`;

test.each([
  ["node_modules/docusaurus-preset-pots/index.js", `"pots"`],
  ["node_modules/docusaurus-preset-pots/preset.js", `require.resolve("docusaurus-preset-pots/preset")`],
  ["presets/pots.js", `"./presets/pots"`],
  ["presets/pots/index.js", `require.resolve("./presets/pots")`],
])(
  "runs a preset around the classic one, in %s: what it adds to content is there, other things are named",
  async (file, name) => {
    write(file, AROUND);
    const { config, notes, mapped } = await readWith(name);
    expect(notes).toEqual([]);
    expect(config.presets).toMatchObject([["@docusaurus/preset-classic", { docs: { path: "clay" } }]]);
    expect(config.plugins).toEqual([["docusaurus-plugin-kiln", { at: "K" }]]);
    expect(mapped.site.docs?.map(({ content, transforms }) => [content, Object.keys(transforms ?? {})])).toEqual([
      ["website/clay", ["markdown"]],
    ]);
    expect(mapped.notes.map((note) => note.name)).toEqual(["docusaurus-plugin-kiln", "docusaurus-theme-slip"]);
  },
);

test("runs a preset that is a function, and one that has the parts of the classic one itself", async () => {
  const parts = `function parts(context, { docs }) { return { plugins: [["@docusaurus/plugin-content-docs", { ...docs, id: "b" }]] }; }`;
  const { config, mapped } = await readWith(parts);
  expect(config.presets).toEqual([false]);
  expect(mapped.site.docs?.map(({ id, content }) => [id, content])).toEqual([["b", "website/clay"]]);
});

test("a preset that fails is named, and one that gives no content has its options read", async () => {
  const { config, notes } = await readWith(`function pots() { throw new Error("no kiln"); }`);
  expect(notes).toEqual([
    {
      name: "preset function pots",
      means:
        "The preset failed: its options are read as those of the classic one, and what it adds is missing. no kiln",
      remedy: "Mend it, or write what it adds into the options of the preset `classic`.",
    },
  ]);
  expect(config.presets).toMatchObject([[expect.any(Function), { docs: { path: "clay" } }]]);
  const { mapped } = await readWith(`() => ({ themes: [] })`);
  expect(mapped.site.docs?.map(({ content }) => content)).toEqual(["website/clay"]);
});

test("packages that a preset asks for and that are not installed are named", async () => {
  write("pots.js", `const glaze = require("remark-nobody-has"); ${AROUND}`);
  const { notes } = await readWith(`"./pots"`);
  expect(notes.map(({ name }) => name)).toEqual(["website/docusaurus.config.js: remark-nobody-has"]);
});
