import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { pathFrom } from "../../../src/files/path-from";
import { NODE_SCRIPT } from "../../../src/lib/build/node-script.cjs";
import { functionCaller } from "../../../src/remote/call";
import type { FunctionMark } from "../../../src/remote/function-mark";

const TITLE = 'process.env.DOCUSAURUS_CURRENT_LOCALE === "fr" ? "Le four" : "Kiln"';
const REST = `url: "https://k.example", i18n: { defaultLocale: "fr", locales: ["en", "fr"] },
  presets: [["classic", { docs: { editUrl: () => title }, blog: false }]],`;
const PROJECTS = {
  js: {
    "docusaurus.config.js": `const { title } = require("./texts"); module.exports = { title, ${REST} };`,
    "texts.js": `module.exports.title = ${TITLE};`,
  },
  mjs: {
    "docusaurus.config.mjs": `import { title } from "./texts.mjs"; export default { title, ${REST} };`,
    "texts.mjs": `export const title = ${TITLE};`,
  },
};
let folder: string;
beforeAll(() => {
  // Beside the packages, which the programs import.
  mkdirSync("node_modules/.cache", { recursive: true });
  folder = mkdtempSync(path.resolve("node_modules/.cache/languages-"));
  buildSync({
    entryPoints: ["src/docusaurus/read/main.ts", "src/docusaurus/read/functions.ts"],
    outdir: folder,
    outExtension: { ".js": ".cjs" },
    ...NODE_SCRIPT,
    logLevel: "silent",
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(["js", "mjs"] as const)("modules of a configuration in .%s are told the default language", (kind) => {
  const project = path.join(folder, kind);
  for (const [file, text] of Object.entries({ ...PROJECTS[kind], "docs/a.md": "# A" })) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
  const [target, functions] = [path.join(folder, `${kind}.json`), path.join(folder, "functions.cjs")];
  const named = pathFrom(process.cwd(), project);
  const { SITE_LOCALE: _, DOCUSAURUS_CURRENT_LOCALE: __, ...env } = process.env;
  const parameters = [path.join(folder, "main.cjs"), process.cwd(), named, target, functions];
  execFileSync(process.execPath, parameters, { env });
  const { site } = JSON.parse(readFileSync(target, "utf8")) as {
    site: { title: string; docs: { editUrl: FunctionMark }[] };
  };
  expect(site.title).toBe("Le four");
  expect(
    functionCaller(env)(site.docs[0]?.editUrl as FunctionMark, [
      { folder: `${named}/docs`, path: "a.md", permalink: "/docs/a", version: "current" },
    ]),
  ).toBe("Le four");
});
