import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  LAYOUT_VERSION,
  pieceOf,
  piecesWith,
  rankOf,
  rankText,
  type Manifest,
  type TagIndex,
} from "../../../../src/features/search/index-files/layout";
import { SiteWriter } from "../../../../src/features/search/index-files/site-writer";
import type { SearchedPage } from "../../../../src/features/search/records/searched-page";
import { indexOf, searchedPage, type TestIndex } from "../../../support/search-index";

const open: TestIndex[] = [];
const written = (pages: Iterable<SearchedPage>): TestIndex => {
  const index = indexOf(pages);
  open.push(index);
  return index;
};
afterEach(() => open.splice(0).forEach((index) => index.remove()));

const read = <T>({ folder }: TestIndex, ...file: string[]) =>
  JSON.parse(readFileSync(path.join(folder, "search", ...file), "utf8")) as T;
const manifestOf = (index: TestIndex) => read<Manifest>(index, "manifest.json");

test("each tag has an index of its own, in a folder with a digest", () => {
  const index = written([
    searchedPage("/a/", "A"),
    searchedPage("/docs/b/", "B", { tag: "docs-default-1.0", version: "1.0" }),
    searchedPage("/c/", "C"),
  ]);
  expect(manifestOf(index)).toEqual({
    layout: LAYOUT_VERSION,
    tags: [
      { tag: "default", language: "en", folder: expect.stringMatching(/^default\.[\da-f]{12}$/) as unknown },
      {
        tag: "docs-default-1.0",
        language: "en",
        version: "1.0",
        folder: expect.stringMatching(/^docs-default-1\.0\.[\da-f]{12}$/) as unknown,
      },
    ],
  });
  const [first] = manifestOf(index).tags;
  expect(readdirSync(path.join(index.folder, "search", first?.folder ?? "")).sort()).toEqual([
    "all.json",
    "index.json",
    "pages",
    "terms-0.json",
    "words-0.json",
  ]);
  expect(read<TagIndex>(index, first?.folder ?? "", "index.json").pages).toBe(2);
});

test("the same pages have the same names in each build, a changed page gives its tag another, and old ones go", () => {
  const pages = (text: string) => [
    searchedPage("/a/", "A", { sections: [{ heading: "", level: 1, text }] }),
    searchedPage("/b/", "B", { tag: "docs-b-1" }),
  ];
  const foldersOf = (index: TestIndex) => manifestOf(index).tags.map(({ folder }) => folder);
  const first = written(pages("one"));
  const [a, b] = foldersOf(first);
  expect(foldersOf(written(pages("one")))).toEqual([a, b]);
  const folder = path.join(first.folder, "search");
  writeFileSync(path.join(folder, "index.html"), "the page of search");
  const writer = new SiteWriter(folder);
  pages("two").forEach((page) => writer.add(page));
  writer.finish();
  expect(foldersOf(first)[0]).not.toBe(a);
  expect(foldersOf(first)[1]).toBe(b);
  expect(readdirSync(folder).sort()).toEqual([...foldersOf(first), "index.html", "manifest.json"].sort());
});

describe("pages that are in the index already", () => {
  const textOf = (name: string) => ({ sections: [{ heading: "", level: 1, text: `The text of ${name}, ﷺ.` }] });
  const page = (name: string, more: Partial<SearchedPage> = {}) =>
    searchedPage(`/${name}/`, name, { rank: 0.5, ...textOf(name), ...more });
  const filesOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name), "utf8")]);

  test("are there again without their texts, and the index is that of all pages anew", () => {
    const index = written([]);
    const folder = path.join(index.folder, "search");
    const first = new SiteWriter(folder);
    const other = { tag: "docs-b-1", version: "1" };
    const before = [page("a"), page("b"), page("c"), page("d", other)].map((one) => first.add(one));
    first.finish();
    // The first page went, another one came, and a third one is another one now.
    const next = new SiteWriter(folder);
    const again = [
      next.addAgain(before[1]!),
      next.add(page("bb")),
      next.add(page("c", textOf("e"))),
      next.addAgain(before[3]!),
    ];
    next.finish();
    expect(again.map((one) => one && [one.tag, one.number])).toEqual([
      ["default", 0],
      ["default", 1],
      ["default", 2],
      ["docs-b-1", 0],
    ]);
    const anew = written([page("b"), page("bb"), page("c", textOf("e")), page("d", other)]);
    expect(filesOf(folder)).toEqual(filesOf(path.join(anew.folder, "search")));
  });

  test("have to be written again where their file is gone or another one, or the tag has no index", () => {
    const index = written([]);
    const folder = path.join(index.folder, "search");
    const first = new SiteWriter(folder);
    const [a, b] = [first.add(page("a")), first.add(page("b"))];
    first.finish();
    const pages = path.join(folder, manifestOf(index).tags[0]?.folder ?? "", "pages");
    rmSync(path.join(pages, "0.json"));
    writeFileSync(path.join(pages, "1.json"), "{}");
    const next = new SiteWriter(folder);
    expect([next.addAgain(a), next.addAgain(b), next.addAgain({ ...b, tag: "docs-c-1" })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test("a tag of any characters becomes one folder", () => {
  const index = written([searchedPage("/a/", "A", { tag: "docs-../a b-1" })]);
  expect(manifestOf(index).tags[0]?.folder).toMatch(/^docs-\.\._a_b-1-[\da-f]{8}\.[\da-f]{12}$/);
});

test.each([
  ["docs-文档-current", "docs-教程-current"],
  ["docs-a b-1", "docs-a_b-1"],
])("the pages of %s and of %s are in folders of their own", (...tags) => {
  const index = written(tags.map((tag) => searchedPage(`/${tag}/`, tag, { tag })));
  const titles = manifestOf(index).tags.map(({ folder }) => read<SearchedPage>(index, folder, "pages", "0.json").title);
  expect(titles).toEqual(tags);
});

test("postings are cut into pieces of about one size, and a term is in the piece that begins at or before it", () => {
  const words = (page: number) => Array.from({ length: 400 }, (_, index) => `w${index}x${page % 7}`).join(" ");
  const index = written(
    Array.from({ length: 60 }, (_, page) =>
      searchedPage(`/${page}/`, `Page ${page}`, { sections: [{ heading: "", level: 1, text: words(page) }] }),
    ),
  );
  const folder = manifestOf(index).tags[0]?.folder ?? "";
  const { pieces } = read<TagIndex>(index, folder, "index.json");
  expect(pieces.length).toBeGreaterThan(1);
  expect([...pieces].sort()).toEqual(pieces);
  const all = pieces.map((_, number) => Object.keys(read<object>(index, folder, `terms-${number}.json`)));
  for (const [number, terms] of all.entries()) for (const term of terms) expect(pieceOf(pieces, term)).toBe(number);
  const sizes = pieces.map((_, number) => JSON.stringify(read(index, folder, `terms-${number}.json`)).length);
  expect(Math.max(...sizes)).toBeLessThan(2 * (sizes[0] ?? 0));
});

test("a term that most pages have is kept only where it says more than that", async () => {
  const pages = Array.from({ length: 60 }, (_, page) =>
    searchedPage(`/${page}/`, page === 7 ? "Engine" : `Page ${page}`, {
      sections: [{ heading: "", level: 1, text: `The engine has part number${page}.` }],
    }),
  );
  const index = written(pages);
  expect(read<TagIndex>(index, manifestOf(index).tags[0]?.folder ?? "", "index.json").common).toEqual(
    expect.arrayContaining(["engine", "has", "the"]),
  );
  expect(await index.pagesFor("engine")).toEqual(["/7/"]);
  expect(await index.pagesFor("engine number21")).toEqual(["/21/"]);
});

test("an index of many pages has no file with all of them", () => {
  const text = "word ".repeat(20_000);
  const index = written(
    Array.from({ length: 30 }, (_, page) =>
      searchedPage(`/${page}/`, "P", { sections: [{ heading: "", level: 1, text }] }),
    ),
  );
  const folder = manifestOf(index).tags[0]?.folder ?? "";
  expect(read<TagIndex>(index, folder, "index.json").whole).toBe(false);
  expect(readdirSync(path.join(index.folder, "search", folder))).not.toContain("all.json");
});

test("a site without a page to search has an empty manifest", async () => {
  const index = written([]);
  expect(manifestOf(index).tags).toEqual([]);
  expect((await index.search("a")).nbHits).toBe(0);
});

test("a beginning may go over the end of a piece", () => {
  const pieces = ["a", "in", "ins", "t"];
  expect(piecesWith(pieces, "in")).toEqual([1, 2]);
  expect(piecesWith(pieces, "ins")).toEqual([2]);
  expect(piecesWith(pieces, "z")).toEqual([3]);
  expect(piecesWith(pieces, "0")).toEqual([0]);
  expect(pieceOf([], "a")).toBe(0);
});

test("a rank is kept to a twentieth", () => {
  expect([0, 0.5, 0.8, 1, 7].map((rank) => rankOf({ ranks: rankText(rank) }, 0))).toEqual([0, 0.5, 0.8, 1, 1]);
});
