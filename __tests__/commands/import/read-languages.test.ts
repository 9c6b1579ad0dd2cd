import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { readLanguages } from "../../../src/commands/import/read-languages";
import { pathFrom } from "../../../src/files/path-from";

const TITLE = 'process.env.DOCUSAURUS_CURRENT_LOCALE === "fr" ? "Le four" : "Kiln"';
const settings = (defaultLocale: string) =>
  `title, url: "https://k.example", i18n: { defaultLocale: "${defaultLocale}", locales: ["en", "fr"] }, presets: ["classic"]`;
let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "read-languages-"));
});
afterEach(() => rmSync(project, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
}

const read = () => readLanguages(process.cwd(), pathFrom(process.cwd(), project));

test("each language is told to modules of a configuration, which reads from its folder and may keep a timer", () => {
  write({
    "docusaurus.config.js": `const { title } = require("./texts"); setInterval(() => {}, 1000);
      const tagline = require("fs").readFileSync("./tagline.txt", "utf8"); module.exports = { tagline, ${settings("en")} };`,
    "texts.js": `module.exports.title = ${TITLE};`,
    "tagline.txt": "Hot",
    "docs/a.md": "# A",
    "i18n/fr/docusaurus-plugin-content-docs/current/a.md": "# A",
  });
  expect(
    read().map(({ name, isTranslated, site: { title, tagline } }) => [name, isTranslated, title, tagline]),
  ).toEqual([
    ["en", false, "Kiln", "Hot"],
    ["fr", true, "Le four", "Hot"],
  ]);
});

test("the default language is told, too, to modules that Node loads itself", () => {
  write({
    "docusaurus.config.mjs": `import { title } from "./texts.mjs"; export default { ${settings("fr")} };`,
    "texts.mjs": `export const title = ${TITLE};`,
    "docs/a.md": "# A",
    "i18n/en/code.json": "{}",
  });
  expect(read().map(({ name, site }) => [name, site.title])).toEqual([
    ["fr", "Le four"],
    ["en", "Kiln"],
  ]);
});

test("what is wrong with a project is told, also where it ends the process", () => {
  write({ "docusaurus.config.js": `module.exports = { title: "Kiln" };` });
  expect(read).toThrow(/docusaurus\.config\.js is not valid:\n.*url/);
  write({ "docusaurus.config.js": "process.exit(0);" });
  expect(read).toThrow("ended the process that read it.\n  → Take `process.exit` out");
});
