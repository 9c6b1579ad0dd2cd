import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { decodeAddress, withoutBaseUrl } from "../../lib/routes/url";
import { isMapping } from "../../lib/values/is-mapping";
import { pathFrom } from "../../files/path-from";
import { writeChanged } from "../../files/write-changed";
import type { PageFile } from "../map/folder";

/** The absolute folders of what plugins add: of data that they write, and of pages. */
export type PluginFolders = { data: string; pages: string };

/**
 * A page as a plugin adds it by `addRoute`: its address, its component, and modules whose values the component gets as
 * props, by their files; what else it says is a part of the prop `route`.
 */
export type PluginRoute = {
  path: string;
  component: string;
  modules?: unknown;
  props?: object;
  routes?: readonly unknown[];
  [key: string]: unknown;
};

/** The name of the file of a page, in a folder for each. */
const FILE = "index.jsx";
/** What an address has that stands for many. */
const FOR_MANY = /[:*?()]/;

/**
 * The file of a plugin's page, a module whose default export is the page; `folder` is where all of them lie, `plugin`
 * the plugin's name. Undefined for a page that stands for several: with parameters in its address, or with pages inside
 * of it. Throws for one without an address or a component, as Docusaurus does.
 */
export function pageFileOf(
  route: PluginRoute,
  { folder, plugin, baseUrl }: { folder: string; plugin: string; baseUrl: string },
): PageFile | undefined {
  if (typeof route.path !== "string" || typeof route.component !== "string")
    throw new Error(`a page that it adds has no \`path\` or no \`component\`: ${JSON.stringify(route)}`);
  const parts = withoutBaseUrl(route.path, baseUrl).split("/").filter(Boolean).map(decodeAddress);
  const isOne = !parts.some((part) => FOR_MANY.test(part) || /^\.+$/.test(part)) && !route.routes?.length;
  if (!isOne) return undefined;
  const file = path.posix.join(...parts, FILE);
  // Authors who are led here by a message see whose page it is.
  const head = `// The page ${JSON.stringify(route.path)}, which the plugin ${JSON.stringify(plugin)} adds.\n`;
  return { file, text: head + pageText(route, path.dirname(path.join(folder, file))) };
}

function pageText({ component, modules, props = {}, routes: _routes, ...route }: PluginRoute, folder: string): string {
  const imports: string[] = [];
  const imported = (name: string) => {
    imports.push(`import module${imports.length} from ${JSON.stringify(specifierOf(name, folder))};`);
    return `module${imports.length - 1}`;
  };
  const given = valueText(modules ?? {}, imported);
  return [
    `import Page from ${JSON.stringify(specifierOf(component, folder))};`,
    ...imports,
    "",
    `const modules = ${given};`,
    `const props = ${JSON.stringify(props)};`,
    `const route = ${JSON.stringify({ exact: true, ...route })};`,
    "",
    "export default function PluginPage() {",
    "  return <Page {...modules} {...props} route={route} />;",
    "}",
    "",
  ].join("\n");
}

/** Modules in lists and objects, as code with the names under which they are imported. */
function valueText(modules: unknown, imported: (name: string) => string): string {
  if (typeof modules === "string") return imported(modules);
  if (Array.isArray(modules)) return `[${modules.map((one) => valueText(one, imported)).join(", ")}]`;
  if (!isMapping(modules)) return "undefined";
  if (modules.__import === true) {
    const isPreview = isMapping(modules.query) && String(modules.query.truncated) === "true";
    return imported(String(modules.path) + (isPreview ? PREVIEW : ""));
  }
  const entries = Object.entries(modules).map(([key, one]) => `${JSON.stringify(key)}: ${valueText(one, imported)}`);
  return `{ ${entries.join(", ")} }`;
}

/** By which a module asks for what stands above the truncation mark of a file. */
const PREVIEW = "?truncated=true";

/**
 * A module as a file of a folder imports it: by the path from there, or by its name; of what a loader is told, the
 * compiler knows previews.
 */
function specifierOf(written: string, folder: string): string {
  const name = written.endsWith(PREVIEW) ? written : written.replace(/\?.*$/, "");
  if (!path.isAbsolute(name)) return name;
  const relative = pathFrom(folder, name);
  return relative.startsWith(".") ? relative : `./${relative}`;
}

/** Writes the pages of all plugins into their folder, and takes away those that were there before. */
export function writePages(pages: readonly PageFile[], folder: string): void {
  const kept = new Set(pages.map(({ file }) => path.join(folder, file)));
  const before = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  for (const file of before.map((name) => path.join(folder, name)))
    if (path.basename(file) === FILE && !kept.has(file)) rmSync(file);
  for (const { file, text } of pages) writeChanged(path.join(folder, file), text);
}
