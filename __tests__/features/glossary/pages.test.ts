import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type * as Yaml from "yaml";
import { glossaryLinks, glossaryPages } from "../../../src/features/glossary/pages";
import { readSite } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const FILE = "content/settings/glossary.yml";
const terms = [
  { term: "Slug", description: "The `end` of an address.", also: ["slugs"], link: "../docs/slug.mdx" },
  { term: "Base", description: "Where all begins.", link: "/docs/#base" },
];
const site = readSite({ ...smallestSite, glossary: { route: "/words", terms }, settingsFiles: { glossary: FILE } });
/** Nodes of content files by their ids. */
const nodes: Record<string, object | undefined> = {
  "content content/docs/slug.mdx": { permalink: "/docs/slug/" },
  "content content/blog/2024-01-01-base.mdx": { permalink: "/blog/base/" },
  "content content/pages/draft.mdx": { permalink: "/draft/", draft: true },
};
const args = { getNode: (id: string) => nodes[id] as never, createNodeId: (input: string) => input };

test("the page has all terms in their order, and search finds each", () => {
  const { pages } = glossaryPages(args, { site, production: true });
  expect(
    pages.map(({ path: route, title, description, namedIn, context }) => ({
      route,
      title,
      description,
      namedIn,
      context,
    })),
  ).toEqual([
    {
      route: "/words/",
      title: "Glossary",
      description: "What the terms on this site mean.",
      namedIn: FILE,
      context: {
        title: "Glossary",
        groups: [
          {
            letter: "B",
            terms: [
              {
                id: "base",
                term: "Base",
                also: [],
                description: [{ text: "Where all begins." }],
                link: "/docs/#base",
              },
            ],
          },
          {
            letter: "S",
            terms: [
              {
                id: "slug",
                term: "Slug",
                also: ["slugs"],
                link: "/docs/slug/",
                description: [{ text: "The " }, { mark: "code", text: "end" }, { text: " of an address." }],
              },
            ],
          },
        ],
      },
    },
  ]);
  expect(pages[0]?.sections?.().slice(1)).toEqual([
    { id: "base", heading: "Base", level: 2, text: "Where all begins." },
    { id: "slug", heading: "Slug", level: 2, text: "slugs. The end of an address." },
  ]);
});

test.each([
  ["../blog/2024-01-01-base.mdx#x", true, "/blog/base/#x"],
  ["../pages/draft.mdx", false, "/draft/"],
  ["../pages/draft.mdx", true, "#"],
])("the link %s of a term leads to the page of that file (in a build: %s)", (link, production, route) => {
  const term = { term: "Base", description: "Where all begins.", link };
  const linked = readSite({ ...smallestSite, glossary: { terms: [term] }, settingsFiles: { glossary: FILE } });
  const { pages } = glossaryPages(args, { site: linked, production });
  expect(pages[0]?.context.groups).toMatchObject([{ terms: [{ link: route }] }]);
});

test("a site without a glossary has neither page nor links", () => {
  const without = readSite(smallestSite);
  expect(glossaryPages(args, { site: without, production: true })).toEqual({ pages: [] });
  expect(glossaryLinks({}, { root: "", site: without })).toEqual([]);
});

test("links are checked with their lines, and the page's anchors are known", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "glossary-"));
  mkdirSync(path.join(root, "content/settings"), { recursive: true });
  const lines = terms.flatMap(({ term, link }) => [`  - term: ${term}`, `    link: ${link}`]);
  writeFileSync(path.join(root, FILE), ["terms:", ...lines].join("\n"));
  const parsed = jest.spyOn(jest.requireActual<typeof Yaml>("yaml"), "parseDocument");
  const checked = glossaryLinks({}, { root, site });
  rmSync(root, { recursive: true });
  // Not once for each term: with 2,000 of them that took minutes.
  expect(parsed).toHaveBeenCalledTimes(1);
  expect(checked).toEqual([
    {
      route: "/words/",
      file: FILE,
      contentRoot: "content",
      anchors: ["slug", "base"],
      links: [
        { url: "file:content/docs/slug.mdx", line: 3 },
        { url: "/docs/#base", line: 5 },
      ],
    },
  ]);
});
