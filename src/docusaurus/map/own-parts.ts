import type { DocusaurusFolder } from "./folder";
import type { Note } from "../note";

/** Components of the theme that content and pages import by their names, which is how they are drawn here, too. */
const IMPORTED_PARTS =
  /^(?:CodeInline|DocCard|DocCardList|IdealImage|Mermaid|Tabs|TabItem|TOCInline|ThemedImage)(?:\/|$)/;
/** Those of Docusaurus' themes, by the beginnings of their names; any other is the project's own. */
const THEME_PARTS =
  /^(?:AnnouncementBar|BackToTopButton|Blog|CodeBlock|ColorModeToggle|ContentVisibility|Details|Doc|Edit|Error(?:$|PageContent)|Footer|Heading|Icon(?:$|[A-Z/])|LastUpdated|Layout|LiveCodeBlock|Logo|MDX|Navbar|NotFound|PaginatorNavLink|Playground|ReactLiveScope|Search|SiteMetadata|SkipToContent|TOC|Tag|ThemeProvider)/;

/** What is advised for components, by the beginnings of their names; the first that fits counts. */
const REMEDIES: readonly (readonly [names: RegExp, remedy: string])[] = [
  [
    /^(?:(?:DocItem|BlogPostPage)\/(?:Metadata|StructuredData)|SiteMetadata|ThemeProvider\/TitleFormatter)$/,
    "Say what it puts into heads of pages in their front matter (`title_meta`, `description`, `keywords`, `image`) or in `<Head>` of their content, and for all pages in `headTags`.",
  ],
  [
    /^ReactLiveScope(?:\/|$)/,
    "Add the names that it gives to live code to `scope` in `src/mdx/components/live/frame/scope.ts` of the site: without them, blocks that use one tell readers that it is not defined.",
  ],
  [
    /^(?:DocTag|Blog(?:Archive|Author|Tag))/,
    "Where it keeps lists from search engines, disallow their addresses in `static/robots.txt`, or have a tag only on pages that are `unlisted: true`.",
  ],
  [
    /^Footer\//,
    "Put a copy of `Footer` beside them (`npx docusaurus swizzle @docusaurus/theme-classic Footer --eject`), and one of `Footer/Links` where they are parts of that: copies are drawn, with these parts in them.",
  ],
  [
    /^/,
    "Look what readers would miss, such as marks in the sidebar. README names the parts in whose places components are drawn.",
  ],
];

/**
 * What is told of components of a project in the place of Docusaurus' that are not drawn there, for each folder and
 * what is advised.
 */
export function ownPartsNotes(parts: readonly Pick<DocusaurusFolder["ownParts"][number], "name" | "folder">[]): Note[] {
  const told = new Map<string, { name: string; remedy: string }>();
  for (const { name, folder = "src/theme" } of parts) {
    if (!THEME_PARTS.test(name) || IMPORTED_PARTS.test(name)) continue;
    const [, remedy = ""] = REMEDIES.find(([names]) => names.test(name)) ?? [];
    const before = told.get(folder + remedy);
    told.set(folder + remedy, { name: before ? `${before.name}, ${name}` : `${folder}: ${name}`, remedy });
  }
  return [...told.values()].map(({ name, remedy }) => ({
    name,
    means:
      "They have no effect in their places, which are parts of the site itself; where a page imports one, it is drawn.",
    remedy,
  }));
}

/** React's version here: components of a project run with it, whichever they have. */
const REACT = 18;

/** What is told of a project whose package.json has this text, where that names a newer React than the site's. */
export function reactNotes(packageFile: string): Note[] {
  const [, version = ""] = /"react"\s*:\s*"([^"]+)"/.exec(packageFile) ?? [];
  const [major = "0"] = /\d+/.exec(version) ?? [];
  if (Number(major) <= REACT) return [];
  return [
    {
      name: `package.json: react ${version}`,
      means: `Components run with React ${REACT}: what is new in later ones, such as \`use\`, \`useActionState\` and \`<Context value>\`, is not there.`,
      remedy:
        "Nothing needs to be done, unless a component is said to fail by one of these names: write `useContext` and `<Context.Provider>` there.",
    },
  ];
}
