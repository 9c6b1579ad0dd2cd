import { readFileSync } from "node:fs";
import { types } from "node:util";
import {
  faultsOf,
  fieldOf,
  RELEASES,
  schemasOf,
  type Description,
  type DocsVersionName,
} from "../support/option-schemas";
import { rowsBelow } from "../support/tables";

type Source = (schemas: ReturnType<typeof schemasOf>) => Description | undefined;

const options =
  (name: string, ...path: string[]): Source =>
  (schemas) =>
    fieldOf(schemas.options[name] as Description, path);
const theme =
  (name: string, ...path: string[]): Source =>
  (schemas) =>
    fieldOf(schemas.themeConfig[name] as Description, path);
const config =
  (...path: string[]): Source =>
  (schemas) =>
    fieldOf(schemas.config, path);
const frontMatter =
  (name: string): Source =>
  (schemas) =>
    schemas.frontMatter[name];

/** Tables of the reference: page, ids of headings, and what the schema of their rows is. */
const TABLES: [page: string, headings: string[], source: Source][] = [
  ["docusaurus.config.js", ["overview"], config()],
  ["docusaurus.config.js", ["markdown"], config("markdown")],
  [
    "plugins/plugin-content-docs",
    ["files-and-urls", "page-features", "sidebars", "versions"],
    options("plugin-content-docs"),
  ],
  ["plugins/plugin-content-docs", ["markdown", "components"], options("plugin-content-docs")],
  ["plugins/plugin-content-docs", ["markdown-front-matter"], frontMatter("plugin-content-docs")],
  ["plugins/plugin-content-blog", ["files-and-urls", "lists-and-posts"], options("plugin-content-blog")],
  ["plugins/plugin-content-blog", ["markdown", "components"], options("plugin-content-blog")],
  ["plugins/plugin-content-blog", ["feeds"], options("plugin-content-blog", "feedOptions")],
  ["plugins/plugin-content-blog", ["markdown-front-matter"], frontMatter("plugin-content-blog")],
  ["plugins/plugin-content-pages", ["configuration"], options("plugin-content-pages")],
  ["plugins/plugin-content-pages", ["markdown-front-matter"], frontMatter("plugin-content-pages")],
  ["plugins/plugin-sitemap", ["configuration"], options("plugin-sitemap")],
  ["plugins/plugin-pwa", ["configuration"], options("plugin-pwa")],
  ["plugins/plugin-ideal-image", ["configuration"], options("plugin-ideal-image")],
  ["plugins/plugin-client-redirects", ["configuration"], options("plugin-client-redirects")],
  ["plugins/plugin-google-gtag", ["configuration"], options("plugin-google-gtag")],
  ["plugins/plugin-google-analytics", ["configuration"], options("plugin-google-analytics")],
  ["plugins/plugin-google-tag-manager", ["configuration"], options("plugin-google-tag-manager")],
  ["themes/theme-classic", ["configuration"], options("theme-classic")],
  ["themes/theme-configuration", ["color-mode---dark-mode"], theme("theme-classic", "colorMode")],
  ["themes/theme-configuration", ["announcement-bar"], theme("theme-classic", "announcementBar")],
  ["themes/theme-configuration", ["docs"], theme("theme-classic", "docs")],
  ["themes/theme-configuration", ["navbar"], theme("theme-classic", "navbar")],
  ["themes/theme-configuration", ["navbar-logo"], theme("theme-classic", "navbar", "logo")],
  ["themes/theme-configuration", ["codeblock"], theme("theme-classic", "prism")],
  ["themes/theme-configuration", ["footer"], theme("theme-classic", "footer")],
  ["themes/theme-configuration", ["table-of-contents"], theme("theme-classic", "tableOfContents")],
  ["themes/theme-live-codeblock", ["configuration"], theme("theme-live-codeblock", "liveCodeBlock")],
  ["themes/theme-mermaid", ["configuration"], theme("theme-mermaid", "mermaid")],
  ["themes/theme-search-algolia", ["configuration"], theme("theme-search-algolia", "algolia")],
];

/** Names that the reference has and the schema does not, by pages: what packages hand on to others unchecked. */
const UNCHECKED: Record<string, string[] | undefined> = {
  "themes/theme-search-algolia": ["insights"],
  "plugins/plugin-ideal-image": ["name", "sizes", "size", "min", "max", "steps", "quality"],
};

const cases = (Object.keys(RELEASES) as DocsVersionName[]).flatMap((version) =>
  TABLES.map(([page, headings, source]) => ({ version, page, headings, source })),
);

function rowsOf({ version, page, headings }: (typeof cases)[number]) {
  const source = readFileSync(`content/docs/${version}/api/${page}.mdx`, "utf8");
  return headings.flatMap((heading) => rowsBelow(source, heading));
}

describe("the tables of options", () => {
  it.each(cases)("name what the packages accept: $version $page $headings", (table) => {
    const schema = table.source(schemasOf(table.version));
    const rows = rowsOf(table);
    expect(rows.length).toBeGreaterThan(0);
    const unknown = rows.flatMap(({ names }) =>
      names.filter(
        (name) => !UNCHECKED[table.page]?.includes(name) && !fieldOf(schema as Description, name.split(".")),
      ),
    );
    expect(unknown).toEqual([]);
  });

  // What front matter leaves out gets its value later than by the check.
  const withDefaults = cases.filter(({ headings }) => !headings.includes("markdown-front-matter"));
  it.each(withDefaults)("give their defaults: $version $page $headings", (table) => {
    const schema = table.source(schemasOf(table.version)) as Description;
    const wrong = rowsOf(table).flatMap(({ names, literal }) =>
      names.flatMap((name) => {
        const field = fieldOf(schema, name.split("."));
        if (!field || literal === undefined) return [];
        const given = field.flags?.default;
        // Functions and patterns are no JSON.
        if (given === "[function]" || types.isRegExp(literal.value)) return [];
        const isSame = JSON.stringify(literal.value) === JSON.stringify(given);
        return isSame ? [] : [`${name}: ${JSON.stringify(literal.value)}, not ${JSON.stringify(given)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  const plugins = [...new Set(TABLES.filter(([page]) => page.startsWith("plugins/")).map(([page]) => page))];
  it.each(
    (Object.keys(RELEASES) as DocsVersionName[]).flatMap((version) => plugins.map((page) => ({ version, page }))),
  )("leave nothing out: $version $page", ({ version, page }) => {
    const keys = schemasOf(version).options[page.slice("plugins/".length)]?.keys ?? {};
    const accepted = Object.entries(keys).filter(([, { flags }]) => flags?.presence !== "forbidden");
    const source = readFileSync(`content/docs/${version}/api/${page}.mdx`, "utf8");
    const missing = accepted.map(([name]) => name).filter((name) => !source.includes(`\`${name}`));
    expect(missing).toEqual([]);
  });

  it.each(Object.keys(RELEASES) as DocsVersionName[])("name types of navbar items that exist: %s", (version) => {
    const source = readFileSync(`content/docs/${version}/api/themes/theme-configuration.mdx`, "utf8");
    const types = [...source.matchAll(/^\| `type` \| `'(\w+)'`/gm)].map(([, type]) => type);
    expect(types.length).toBeGreaterThan(5);
    const schema = schemasOf(version).themeConfig["theme-classic"] as Description;
    const unknown = types.filter((type) =>
      faultsOf({ navbar: { items: [{ type }] } }, schema).includes('"navbar.items[0]" is not allowed'),
    );
    expect(unknown).toEqual([]);
  });
});
