import { lineOfPath } from "../../../src/lib/content/front-matter";
import { navbarProblems, type CheckedInstance } from "../../../src/build/checks/navbar-check";
import { formatProblem } from "../../../src/lib/problem";
import { navbarItemsOf, type NavbarItemInput } from "../../support/site";

const listed = (name: string) => ({ name, firstPath: `/docs/${name}/` });
const instances: CheckedInstance[] = [
  {
    id: "default",
    versions: [
      {
        name: "current",
        docIds: ["introduction", "draft"],
        sidebars: [listed("docs"), listed("api"), { name: "notes", firstPath: null }],
        mainDocId: "introduction",
      },
      {
        name: "1.0",
        docIds: ["introduction", "removed"],
        sidebars: [listed("docs"), listed("old"), listed("notes")],
        mainDocId: "introduction",
      },
    ],
  },
  { id: "empty", versions: [{ name: "current", docIds: ["only"], sidebars: [], mainDocId: null }] },
];

const sourceOf = (items: NavbarItemInput[]) => ({
  file: "src/site.ts",
  text: items.map((item) => JSON.stringify(item)).join("\n"),
});
const problemsOf = (...items: NavbarItemInput[]) =>
  navbarProblems(navbarItemsOf(items), instances, sourceOf(items)).map(
    (problem) => `${problem.severity} ${formatProblem(problem)}`,
  );

test("what one version has is known, and other items are not looked at", () => {
  expect(
    problemsOf(
      { type: "doc", docId: "introduction" },
      { type: "doc", docId: "removed" },
      { type: "doc", docId: "draft" },
      { type: "docSidebar", sidebarId: "old" },
      { type: "docsVersion" },
      { type: "docsVersionDropdown" },
      { type: "docsVersion", docsPluginId: "empty", to: "/versions/" },
      { label: "More", items: [{ type: "docSidebar", sidebarId: "api" }, { to: "/a/" }] },
      { type: "html", value: "<hr>" },
      { type: "search" },
      { type: "custom-clock", docsPluginId: "nowhere" },
    ),
  ).toEqual([]);
});

test("items that are added to a dropdown of the site's own are looked at, too", () => {
  const wrong: NavbarItemInput[] = [
    { type: "docsVersionDropdown", dropdownItemsAfter: [{ type: "doc", docId: "cli" }] },
    { type: "localeDropdown", dropdownItemsBefore: [{ type: "docSidebar", sidebarId: "notes" }] },
  ];
  expect(problemsOf(...wrong).map((problem) => problem.split("\n")[1])).toEqual([
    expect.stringContaining("Couldn't find any doc with id 'cli'"),
    expect.stringContaining("The sidebar 'notes' has nothing to link to"),
  ]);
});

test("an unknown doc, also in a dropdown, is named with the nearest ids", () => {
  expect(
    problemsOf(
      { to: "/a/" },
      { type: "doc", docId: "introductoin" },
      { label: "More", items: [{ type: "doc", docId: "only" }] },
    ),
  ).toMatchInlineSnapshot(`
[
  "error src/site.ts:2
  Couldn't find any doc with id 'introductoin' in the docs instance 'default' (current, 1.0), which a navbar item names.
  → Write the id of a doc of that instance: its path without number prefixes and extension, or its front matter \`id\` in place of the file name.
  valid: introduction, draft, removed",
  "error src/site.ts:3
  Couldn't find any doc with id 'only' in the docs instance 'default' (current, 1.0), which a navbar item names.
  → Write the id of a doc of that instance: its path without number prefixes and extension, or its front matter \`id\` in place of the file name.
  valid: draft, removed, introduction",
]
`);
});

test("so is an unknown sidebar", () => {
  expect(problemsOf({ type: "docSidebar", sidebarId: "apis" })).toMatchInlineSnapshot(`
[
  "error src/site.ts:1
  Can't find any sidebar with id 'apis' in the docs instance 'default' (current, 1.0), which a navbar item names.
  → Write the name of a sidebar of that instance, as its sidebars file has it.
  valid: api, docs, notes, old",
]
`);
});

test("and one with nothing to link to in a version, on whose pages the item could not show", () => {
  expect(problemsOf({ to: "/a/" }, { label: "More", items: [{ type: "docSidebar", sidebarId: "notes" }] }))
    .toMatchInlineSnapshot(`
[
  "error src/site.ts:2
  The sidebar 'notes' has nothing to link to in the docs instance 'default' (current), and a navbar item leads to it.
  → Give the sidebar a listed doc or a link there, or write the name of another one.
  valid: docs, old, api",
]
`);
});

test("and an unknown docs instance", () => {
  expect(problemsOf({ type: "docsVersionDropdown", docsPluginId: "emty" })).toMatchInlineSnapshot(`
[
  "error src/site.ts:1
  There is no docs instance 'emty', which a navbar item names.
  → Write the \`id\` of one of the docs instances in \`docsPluginId\`, or leave it out for \`default\`.
  valid: empty, default",
]
`);
});

test("a version without a main doc is nothing to lead to", () => {
  expect(
    problemsOf({ type: "docsVersion", docsPluginId: "empty" }, { type: "docsVersionDropdown", docsPluginId: "empty" }),
  ).toMatchInlineSnapshot(`
[
  "error src/site.ts:1
  A navbar item of the type 'docsVersion' leads to the version 'current' of the docs instance 'empty': no version doc found by id.
  → Give the version a doc at its root (front matter \`slug: /\`) or a sidebar with a listed doc, or the item a \`to\`.
  valid: only",
  "error src/site.ts:2
  A navbar item of the type 'docsVersionDropdown' leads to the version 'current' of the docs instance 'empty': no version doc found by id.
  → Give the version a doc at its root (front matter \`slug: /\`) or a sidebar with a listed doc.
  valid: only",
]
`);
});

test("an id that is not written as such has no line", () => {
  expect(
    navbarProblems(navbarItemsOf([{ type: "doc", docId: "b" }]), instances, sourceOf([]))[0]?.line,
  ).toBeUndefined();
});

test("an item is told at its own line, also where others before it say the same", () => {
  const items: NavbarItemInput[] = [
    { type: "doc", docId: "only", docsPluginId: "empty" },
    { type: "doc", docId: "only" },
    { label: "More", items: [{ type: "doc", docId: "only" }] },
  ];
  const text = JSON.stringify({ items }, null, 1);
  const source = {
    file: "content/settings/navbar.yml",
    text,
    lineOf: (keys: readonly PropertyKey[]) => lineOfPath(text, keys),
  };
  expect(navbarProblems(navbarItemsOf(items), instances, source).map(({ line }) => line)).toEqual([10, 17]);
});
