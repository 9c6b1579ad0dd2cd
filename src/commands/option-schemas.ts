import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { expectNoMore, main, missingParameter } from "./run.mjs";

// Reads from the published packages of a Docusaurus release what options, theme settings and front matter they accept,
// and writes it to a JSON file: descriptions that Joi gives of its schemas and makes schemas of again. The tests of the
// content hold the reference and every sample against it.

const HELP = `npm run schemas -- RELEASE FILE [--dry-run]

Reads from the published packages of a Docusaurus release, such as 3.3.2, what they accept, and writes it to FILE, such
as __tests__/site/schemas/3.3.2.json. npm fetches the packages into a temporary folder.

--dry-run counts what was read and writes nothing.`;

/** The packages that check their options: the last part of their names, and the file that holds the check. */
const PLUGINS = [
  ["plugin-content-docs", "options"],
  ["plugin-content-blog", "options"],
  ["plugin-content-pages", "options"],
  ["plugin-sitemap", "options"],
  ["plugin-pwa", "options"],
  ["plugin-client-redirects", "options"],
  ["plugin-google-gtag", "options"],
  ["plugin-ideal-image", "index"],
  ["plugin-google-analytics", "index"],
  ["plugin-google-tag-manager", "index"],
  ["theme-classic", "options"],
] as const;
/** The packages that check a part of `themeConfig`, alike. */
const THEMES = [
  ["theme-classic", "options"],
  ["theme-search-algolia", "validateThemeConfig"],
  ["theme-live-codeblock", "validateThemeConfig"],
  ["theme-mermaid", "validateThemeConfig"],
] as const;
/** The functions that check front matter: package, file, name. */
const FRONT_MATTER = [
  ["plugin-content-docs", "validateDocFrontMatter"],
  ["plugin-content-blog", "validateBlogPostFrontMatter"],
  ["plugin-content-pages", "validatePageFrontMatter"],
] as const;

type Description = { [key: string]: unknown };
type Schema = { describe: () => Description };
type Validate = (schema: Schema) => unknown;
type Plugin = {
  validateOptions?: (given: { validate: Validate; options: object }) => unknown;
  validateThemeConfig?: (given: { validate: Validate; themeConfig: object }) => unknown;
};

/** Thrown to leave a check once its schema is known. */
class Found extends Error {
  constructor(readonly schema: Schema) {
    super("schema found");
  }
}

function schemaOf(check: (validate: Validate) => unknown, what: string): Description {
  try {
    check((schema) => {
      throw new Found(schema);
    });
  } catch (error) {
    if (error instanceof Found) return error.schema.describe();
    throw error;
  }
  throw new Error(`${what} checks nothing: take it out of the list in src/commands/option-schemas.ts.`);
}

function install(release: string, folder: string): void {
  const names = new Set(["core", ...[...PLUGINS, ...THEMES].map(([name]) => name)]);
  const packages = [...names].map((name) => `@docusaurus/${name}@${release}`);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--legacy-peer-deps", "--loglevel=error"];
  const args = ["install", ...quiet, ...packages, "react@18", "react-dom@18"];
  execFileSync("npm", args, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
}

function schemasIn(folder: string, release: string): object {
  const load = createRequire(join(folder, "package.json"));
  // By the files' paths: packages may export less.
  const read = (name: string, file: string): unknown =>
    load(join(folder, "node_modules/@docusaurus", name, `lib/${file}.js`));
  const checks = (name: string, file: string) => read(name, file) as Plugin;
  const { ConfigSchema } = read("core", "server/configValidation") as { ConfigSchema: Schema };
  const options = PLUGINS.map(([name, file]) => {
    const check = (validate: Validate) => checks(name, file).validateOptions?.({ validate, options: {} });
    return [name, schemaOf(check, `${name}, validateOptions`)] as const;
  });
  const themeConfig = THEMES.map(([name, file]) => {
    const check = (validate: Validate) => checks(name, file).validateThemeConfig?.({ validate, themeConfig: {} });
    return [name, schemaOf(check, `${name}, validateThemeConfig`)] as const;
  });
  return {
    release,
    config: ConfigSchema.describe(),
    options: Object.fromEntries(options),
    themeConfig: Object.fromEntries(themeConfig),
    frontMatter: frontMatterSchemas(load, read),
  };
}

/** Their functions take no `validate`, so the schema is what Joi is asked to validate with. */
function frontMatterSchemas(load: NodeJS.Require, read: (name: string, file: string) => unknown): object {
  const { JoiFrontMatter } = load("@docusaurus/utils-validation") as { JoiFrontMatter: { object: () => object } };
  // All schemas of objects have the method from one prototype.
  const validating = Object.getPrototypeOf(JoiFrontMatter.object()) as { validate: unknown };
  if (!Object.hasOwn(validating, "validate"))
    throw new Error("Joi keeps `validate` elsewhere: adapt src/commands/option-schemas.ts to its version.");
  const original = validating.validate;
  const entries = FRONT_MATTER.map(([name, check]) => {
    const checks = read(name, "frontMatter") as Record<string, (given: object) => unknown>;
    validating.validate = function found(this: Schema) {
      // Joi itself validates with it while it describes.
      validating.validate = original;
      throw new Found(this);
    };
    return [name, schemaOf(() => checks[check]?.({ frontMatter: {} }), `${name}, ${check}`)] as const;
  });
  return Object.fromEntries(entries);
}

/** What a schema is made of again: no messages, no functions, and patterns by their text. */
function plain(key: string, value: unknown): unknown {
  if (["preferences", "externals", "error"].includes(key)) return undefined;
  if (key === "rules" && Array.isArray(value)) {
    const rules = value.filter((rule: { name?: string }) => rule.name !== "custom");
    return rules.length > 0 ? rules : undefined;
  }
  if (typeof value === "function") return "[function]";
  return value instanceof RegExp ? String(value) : value;
}

function readSchemas(parameters: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false } },
  });
  const [release, file, ...more] = positionals;
  expectNoMore(more);
  if (release === undefined) throw missingParameter("RELEASE");
  if (file === undefined) throw missingParameter("FILE");
  const folder = mkdtempSync(join(tmpdir(), "schemas-"));
  try {
    install(release, folder);
    const text = `${JSON.stringify(schemasIn(folder, release), plain, " ")}\n`;
    if (values["dry-run"]) console.log(`${text.length} characters were read. Nothing was written.`);
    else {
      writeFileSync(file, text);
      console.log(`The schemas of ${release} are in ${file}.`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return 0;
}

void main(() => Promise.resolve(readSchemas(process.argv.slice(2))), HELP);
