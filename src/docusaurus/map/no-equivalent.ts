import type { SiteInput } from "../../lib/site-config";
import { valueAt } from "../../lib/values/value-at";
import type { DocusaurusConfig } from "../config";
import type { Note } from "../note";
import { ownPartsNotes } from "./own-parts";
import type { PluginUse } from "../plugins";

/** Packages whose work the site's own engine does, or that it needs no more. */
const DONE = [
  "plugin-content-docs",
  "plugin-content-blog",
  "plugin-content-pages",
  "plugin-client-redirects",
  "plugin-sitemap",
  "plugin-debug",
  "theme-classic",
  "theme-mermaid",
  "theme-live-codeblock",
  "theme-search-algolia",
].map((name) => `@docusaurus/${name}`);

const KNOWN: Record<string, Omit<Note, "name">> = {
  "@docusaurus/plugin-google-gtag": {
    means: "Nothing is counted: the site loads no script of others.",
    remedy: "Put the provider's script into `headTags` or `scripts`.",
  },
  "@docusaurus/plugin-google-analytics": {
    means: "Nothing is counted: the site loads no script of others.",
    remedy: "Put the provider's script into `headTags` or `scripts`.",
  },
  "@docusaurus/plugin-google-tag-manager": {
    means: "Nothing is counted: the site loads no script of others.",
    remedy: "Put the provider's script into `headTags` or `scripts`.",
  },
  "@docusaurus/plugin-pwa": {
    means: "The site's own worker and manifest take its place, and both are off for such a folder.",
    remedy: "Set `offline` and `install` beside `folder` in src/site.ts.",
  },
  "@docusaurus/plugin-ideal-image": {
    means: "All images of content get smaller copies; `@theme/IdealImage` is an ordinary image.",
    remedy: "Nothing needs to be done.",
  },
};

const SEARCH: Omit<Note, "name"> = {
  means: "The site has a search of its own, which needs no service and no plugin.",
  remedy: "Nothing needs to be done.",
};
const WRITES_FILES: Omit<Note, "name"> = {
  means: "It writes docs into the project, which the site reads where they lie; it does not run here.",
  remedy: "Run its command, or a build of Docusaurus, before each build in which these docs should be new.",
};
const DONE_HERE: Omit<Note, "name"> = {
  means: "The site does the same by itself.",
  remedy: "Nothing needs to be done.",
};
/** Packages that enlarge pictures, by their names. */
const PICTURE_ZOOM = /image-zoom|medium-zoom/;

/** Packages of others that many projects have, by what is in their names. */
const OTHERS: readonly [name: RegExp, note: Omit<Note, "name">][] = [
  [/search-local|lunr-search|local-search|theme-search-typesense|docusaurus-pagefind/, SEARCH],
  [/plugin-(?:openapi-docs|typedoc|remote-content)|graphql-markdown\/docusaurus|graphql-doc-generator/, WRITES_FILES],
  [/docusaurus-plugin-(?:sass|llms|llms-txt)$|plugin-(?:svgr|css-cascade-layers)$/, DONE_HERE],
  [
    /plugin-(?:module-)?alias$/,
    {
      means: "The names that it gives to folders and modules lead nowhere: what is imported by them is left out.",
      remedy: "Import files by their paths, as `@site/src/components/Card`, and packages by their names.",
    },
  ],
  [
    PICTURE_ZOOM,
    {
      means: "The site enlarges pictures by itself, those that are shown smaller than they are.",
      remedy: "Nothing needs to be done.",
    },
  ],
  [
    /redocusaurus|theme-openapi-docs|plugin-openapi$/,
    {
      means: "Descriptions of APIs are not drawn: its pages and components are missing.",
      remedy: "Publish the API's reference as a page of its own, below `static/`, and link to it.",
    },
  ],
];

/** Keys of a configuration that the site does without: when they are told, and what is told. */
const REMARKS: readonly [isAsked: (config: DocusaurusConfig) => boolean, note: Note][] = [
  [
    (config) => "ssrTemplate" in config,
    {
      name: "ssrTemplate",
      means: "The site has its own HTML around pages.",
      remedy: "Put what the template adds to the head into `headTags`.",
    },
  ],
  [
    (config) => [["future", "experimental_router"], ["router"]].some((keys) => valueAt(config, keys) === "hash"),
    {
      name: "future.experimental_router",
      means: "Pages have addresses of their own, and not parts of one behind `#`.",
      remedy: "Publish it with a server, below `baseUrl`: the files do not work when they are opened as such.",
    },
  ],
];

const BY_YEAR: Note = {
  name: "themeConfig.blog.sidebar.groupByYear",
  means: "The sidebar of a blog has its posts below their years.",
  remedy: "Nothing needs to be done: it has the same posts.",
};

/** What a configuration asks for that the site does otherwise or not at all, beside options of plugins. */
export function remarksOn(
  config: DocusaurusConfig,
  uses: readonly PluginUse[],
  ownParts: Parameters<typeof ownPartsNotes>[0] = [],
): Note[] {
  const { themeConfig } = config;
  return [
    ...uses.filter(({ name }) => !DONE.includes(name)).map(pluginNote),
    ...ownPartsNotes(ownParts),
    ...REMARKS.filter(([isAsked]) => isAsked(config)).map(([, note]) => note),
    ...storageNotes(config),
    ...(valueAt(themeConfig, ["blog", "sidebar", "groupByYear"]) === false ? [BY_YEAR] : []),
    ...localeNotes(config),
    ...codeColorNotes(themeConfig),
    ...themePartNotes(themeConfig),
    ...(themeConfig.zoom && enlargesPictures(uses) ? [ZOOM_OPTIONS] : []),
    ...Object.keys(themeConfig)
      .filter((key) => !THEME_KEYS.includes(key) && !(key === "zoom" && enlargesPictures(uses)))
      .map((key) => ({
        name: `themeConfig.${key}`,
        means: "It belongs to a plugin or theme that does not run here, and has no effect.",
        remedy: "Look whether the site does the same by itself; otherwise take it out.",
      })),
  ];
}

const ZOOM_OPTIONS: Note = {
  name: "themeConfig.zoom",
  means: "Which pictures are enlarged follows from their sizes, and the background is the page's own.",
  remedy: "Take it out; for a picture that nobody enlarges write `<img zoom={false} … />`.",
};

/** Whether a project has a plugin by which readers enlarge pictures. */
export function enlargesPictures(uses: readonly PluginUse[]): boolean {
  return uses.some(({ name }) => PICTURE_ZOOM.test(name));
}

function localeNotes({ i18n }: DocusaurusConfig): Note[] {
  return i18n.locales.flatMap((name) => {
    const keys = ["url", "baseUrl"].filter((key) => key in (i18n.localeConfigs[name] ?? {}));
    if (keys.length === 0) return [];
    return [
      {
        name: `i18n.localeConfigs.${name}: ${keys.join(", ")}`,
        means: `The pages of '${name}' are below the base URL of all, where its name stands.`,
        remedy: "Take it out, or have the host lead from there to the address that it has now.",
      },
    ];
  });
}

function codeColorNotes({ prism }: DocusaurusConfig["themeConfig"]): Note[] {
  const asked = ["theme", "darkTheme"].filter((key) => key in prism);
  if (asked.length === 0) return [];
  return [
    {
      name: `themeConfig.prism: ${asked.join(", ")}`,
      means: "Code has the site's own colours, which are easy to read in both modes, and not those of this theme.",
      remedy: "Nothing needs to be done; `src/theme/colors.ts` of the site has them for own ones.",
    },
  ];
}

/** Two names of releases of Docusaurus for the browser's storage. */
const STORAGE = [["future", "experimental_storage"], ["storage"]];

function storageNotes(config: DocusaurusConfig): Note[] {
  return STORAGE.filter(
    (keys) => !["localStorage", undefined].includes(valueAt(config, [...keys, "type"]) as string),
  ).map((keys) => ({
    name: `${keys.join(".")}.type`,
    means: "What readers choose is kept in the browser's local storage.",
    remedy: "Nothing needs to be done.",
  }));
}

/** What keeps the choices of readers apart from those of other sites of the host, as the site's setting. */
export function mapStorage(config: DocusaurusConfig): Pick<SiteInput, "storage"> {
  const namespace = STORAGE.map((keys) => valueAt(config, [...keys, "namespace"])).find(
    (value) => typeof value === "string" || value === true,
  );
  return namespace === undefined ? {} : { storage: { namespace } };
}

const THEME_KEYS = [
  "image",
  "metadata",
  "announcementBar",
  "colorMode",
  "docs",
  "blog",
  "tableOfContents",
  "navbar",
  "footer",
  "prism",
  "algolia",
  "mermaid",
  "liveCodeBlock",
];

/** Parts of a theme's configuration with the keys that are read, and what is said of others. */
const THEME_PARTS: readonly [part: string, read: readonly string[], note: Omit<Note, "name">][] = [
  [
    "algolia",
    [
      "appId",
      "apiKey",
      "indexName",
      "contextualSearch",
      "externalUrlRegex",
      "placeholder",
      "searchParameters",
      "searchPagePath",
    ],
    {
      means: "Search asks Algolia without it: it has no equivalent, and no effect.",
      remedy: "Take it out; addresses of results are those of the index.",
    },
  ],
  [
    "mermaid",
    [],
    {
      means: "Diagrams have the site's own colours in both modes, and are drawn at build.",
      remedy: "Give settings to a diagram itself, in front matter above its text.",
    },
  ],
  [
    "docs",
    ["sidebar"],
    {
      means: "Links to the docs lead to the version of the page, else to the last one: no choice of a version is kept.",
      remedy: "Take it out; each version has an address of its own, which readers can keep.",
    },
  ],
  ["blog", ["sidebar"], { means: "The blog has no such setting, and it has no effect.", remedy: "Take it out." }],
  [
    "liveCodeBlock",
    [],
    {
      means: "Live code has what it draws below the editor.",
      remedy: 'Take it out; words such as "the result above" have to be changed.',
    },
  ],
];

/** Values of such keys that say what the site does anyway. */
const ALIKE: Readonly<Record<string, unknown>> = { "liveCodeBlock.playgroundPosition": "bottom" };

function themePartNotes(themeConfig: DocusaurusConfig["themeConfig"]): Note[] {
  return THEME_PARTS.flatMap(([part, read, note]) => {
    const own = Object.entries(Object(themeConfig[part]) as object);
    const other = own.filter(([key, value]) => value !== undefined && value !== ALIKE[`${part}.${key}`]);
    const unread = other.map(([key]) => key).filter((key) => !read.includes(key));
    return unread.length > 0 ? [{ name: `themeConfig.${part}: ${unread.join(", ")}`, ...note }] : [];
  });
}

function pluginNote({ name }: PluginUse): Note {
  return {
    name,
    ...(KNOWN[name] ??
      OTHERS.find(([pattern]) => pattern.test(name))?.[1] ?? {
        means: "Plugins of Docusaurus do not run here: pages, tags and routes that it adds are missing.",
        remedy:
          "Look whether the site does the same by itself; otherwise write what it made as content or as a redirect, and a script that it only adds, such as one that counts visits, into `headTags`.",
      }),
  };
}
