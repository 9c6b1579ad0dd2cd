import { defaultSidebarItems, isCategoryIndex, type GeneratorDoc } from "../../src/docusaurus/sidebar-items";

const doc = (id: string, source: string, more: Partial<GeneratorDoc> = {}): GeneratorDoc => ({
  id,
  title: `Title of ${id}`,
  frontMatter: {},
  source: `@site/docs/${source}`,
  sourceDirName: source.includes("/") ? source.slice(0, source.lastIndexOf("/")) : ".",
  ...more,
});
const numberPrefixParser = (name: string) => {
  const [, number, filename] = /^(\d+)-(.*)$/.exec(name) ?? [];
  return filename === undefined ? { filename: name } : { filename, numberPrefix: Number(number) };
};
const docs = [
  doc("intro", "intro.md", { sidebarPosition: 2 }),
  doc("guides/b", "10-guides/b.md"),
  doc("guides/a10", "10-guides/a10.md"),
  doc("guides/a9", "10-guides/a9.md", { frontMatter: { sidebar_label: "Nine", sidebar_class_name: "n" } }),
  doc("api/index", "api/index.md", { frontMatter: { sidebar_label: "The API" }, sidebarPosition: 1 }),
  doc("api/x/y", "api/x/y.md"),
  doc("apiary", "apiary/z.md"),
];
const listed = (dirName: string, more: Partial<Parameters<typeof defaultSidebarItems>[0]> = {}) =>
  defaultSidebarItems({
    item: { dirName },
    docs,
    categoriesMetadata: {},
    numberPrefixParser,
    isCategoryIndex,
    ...more,
  });
const api = {
  type: "category",
  label: "The API",
  items: [{ type: "category", label: "x", items: [{ type: "doc", id: "api/x/y" }] }],
  link: { type: "doc", id: "api/index" },
};

test("lists docs and folders by position, then by name, letter by letter", () => {
  expect(listed(".")).toEqual([
    api,
    { type: "doc", id: "intro" },
    {
      type: "category",
      label: "guides",
      items: [
        { type: "doc", id: "guides/a10" },
        { type: "doc", id: "guides/a9", label: "Nine", className: "n" },
        { type: "doc", id: "guides/b" },
      ],
    },
    { type: "category", label: "apiary", items: [{ type: "doc", id: "apiary" }] },
  ]);
  expect(listed("api")).toEqual([{ type: "doc", id: "api/index", label: "The API" }, ...api.items]);
});

test("category files say label, place and link; no link leaves the index among the items", () => {
  const categoriesMetadata = {
    api: { label: "Reference", position: 5, collapsed: false, link: null },
    "10-guides": { link: { type: "doc", id: "b" }, customProps: { new: true } },
  };
  expect(listed(".", { categoriesMetadata }).slice(0, 2)).toEqual([
    { type: "doc", id: "intro" },
    {
      type: "category",
      label: "Reference",
      collapsed: false,
      items: [{ type: "doc", id: "api/index", label: "The API" }, ...api.items],
    },
  ]);
  expect(listed(".", { categoriesMetadata })[2]).toMatchObject({
    label: "Title of guides/b",
    link: { type: "doc", id: "guides/b" },
    customProps: { new: true },
    items: [{ id: "guides/a10" }, { id: "guides/a9" }],
  });
  const lost = { api: { link: { type: "doc", id: "lost" } } };
  expect(() => listed(".", { categoriesMetadata: lost })).toThrow("links to the doc 'lost', which there is not");
});

test("another rule for the pages of folders goes before Docusaurus' own", () => {
  const [first] = listed("10-guides", { isCategoryIndex: () => true });
  expect(first).toEqual({ type: "doc", id: "guides/a10" });
  expect(
    listed(".", { isCategoryIndex: ({ fileName, directories }) => fileName === "b" && directories[0] === "10-guides" }),
  ).toMatchObject([{ id: "intro" }, { label: "Title of guides/b" }, { label: "api" }, { label: "apiary" }]);
});
