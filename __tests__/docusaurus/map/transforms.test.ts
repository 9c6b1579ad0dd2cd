import { donePlugins } from "../../../src/docusaurus/done-plugins";
import type { SyntaxPlugin } from "../../../src/docusaurus/map/folder";
import { formulasOf, mapTransforms } from "../../../src/docusaurus/map/transforms";
import { folderWith } from "./folder";

const name = "@docusaurus/plugin-content-docs";
const made = jest.fn((_: readonly SyntaxPlugin[]) => () => ({ failed: { plugin: "", message: "" } }));
const parser = jest.fn((_: readonly SyntaxPlugin[], _formulas: string) => () => ({ tree: {} }));
const extendsParser = (plugin: SyntaxPlugin) => plugin.name === "ruby";
const folder = folderWith({}, { syntax: { transform: made, parser, extendsParser } });
const done = donePlugins();

function one() {}
function two() {}

test("plugins are transforms by their place, in Docusaurus' order, with their options", () => {
  made.mockClear();
  const { transforms, notes } = mapTransforms(
    {
      name,
      options: {
        remarkPlugins: [one, [two, { deep: true }], null],
        beforeDefaultRemarkPlugins: [null, () => undefined],
        rehypePlugins: [two],
        beforeDefaultRehypePlugins: [one],
      },
    },
    folder,
  );
  expect([Object.keys(transforms ?? {}).sort(), notes]).toEqual([["beforeMarkdown", "html", "markdown"], []]);
  expect(made.mock.calls.map(([plugins]) => plugins)).toEqual([
    [{ name: `beforeDefaultRemarkPlugins[1] of ${name}`, plugin: expect.any(Function) as unknown, options: [] }],
    [
      { name: "one", plugin: one, options: [] },
      { name: "two", plugin: two, options: [{ deep: true }] },
    ],
    [
      { name: "one", plugin: one, options: [] },
      { name: "two", plugin: two, options: [] },
    ],
  ]);
});

test("what the engine does is left to it; options that it does not read are noted", () => {
  const remarkPlugins = [
    done["remark-math"],
    [done["@docusaurus/remark-plugin-npm2yarn"], { sync: true, converters: ["pnpm"] }],
  ];
  const { transforms, notes } = mapTransforms({ name, options: { remarkPlugins } }, folder);
  expect(transforms).toBeUndefined();
  expect(notes).toEqual([
    {
      name: `${name}: remarkPlugins: @docusaurus/remark-plugin-npm2yarn`,
      means:
        "The engine does its work: Blocks with `npm2yarn` become tabs of npm, Yarn, pnpm and Bun. Its options (converters) have no effect.",
      remedy: "Nothing needs to be done where that is enough.",
    },
  ]);
});

test("notes what is no plugin", () => {
  const { notes } = mapTransforms({ name, options: { remarkPlugins: [one, "remark-gone"] } }, folder);
  expect(notes.map((note) => `${note.name}. ${note.means}`)).toEqual([
    `${name}: remarkPlugins. "remark-gone" is no plugin, and has no effect.`,
  ]);
});

test("plugins that add syntax, at any place, make a parser; they are transforms, too", () => {
  function ruby() {}
  const { transforms } = mapTransforms(
    { name, options: { remarkPlugins: [one, ruby], beforeDefaultRemarkPlugins: [[ruby, { deep: true }]] } },
    folder,
  );
  expect(Object.keys(transforms ?? {}).sort()).toEqual(["beforeMarkdown", "markdown", "parse"]);
  expect(parser.mock.calls).toEqual([
    [
      [
        { name: "ruby", plugin: ruby, options: [{ deep: true }] },
        { name: "ruby", plugin: ruby, options: [] },
      ],
      "none",
    ],
  ]);
});

test("an instance without plugins has no transforms", () => {
  expect(mapTransforms({ name, options: {} }, folder)).toEqual({ notes: [] });
});

test.each([
  ["none", []],
  ["none", [{ remarkPlugins: [one] }]],
  ["dollars", [{ remarkPlugins: [one, done["remark-math"]] }]],
  ["dollars", [{}, { beforeDefaultRemarkPlugins: [[done["remark-math"], {}]] }]],
  ["double-dollars", [{ remarkPlugins: [[done["remark-math"], { singleDollarTextMath: false }]] }]],
])("formulas are %s with the plugins %j", (formulas, all) => {
  expect(formulasOf(all.map((options) => ({ name, options })))).toBe(formulas);
});

test("a module in a plugin's place is the function that it exports by default", () => {
  made.mockClear();
  const { notes } = mapTransforms(
    { name, options: { remarkPlugins: [{ default: one, two }, [{ default: two }, 1]] } },
    folder,
  );
  expect(notes).toEqual([]);
  expect(made.mock.calls.map(([plugins]) => plugins)).toEqual([
    [
      { name: "one", plugin: one, options: [] },
      { name: "two", plugin: two, options: [1] },
    ],
  ]);
});
