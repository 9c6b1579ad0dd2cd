import { contextualFacetFilters } from "../../../../src/features/search/engine/facet-filters";
import { markedParts } from "../../../../src/features/search/engine/marked-parts";
import type { SearchHit } from "../../../../src/features/search/engine/search-client";
import type { SearchedPage } from "../../../../src/features/search/records/searched-page";
import { indexOf, searchedPage } from "../../../support/search-index";

const section = (heading: string, text: string, level = 2) => ({
  heading,
  id: heading.toLowerCase().replaceAll(" ", "-"),
  level,
  text,
});
const docs = (version: string) => ({ tag: `docs-default-${version}`, version });

const pages: SearchedPage[] = [
  searchedPage("/docs/install/", "Installation", {
    ...docs("2.0"),
    group: "Start",
    sections: [
      { heading: "", level: 1, text: "Install the site in a minute." },
      section("Requirements", "You need a computer with a package manager."),
      section("Problems", "When the installation fails, remove <script>alert(1)</script> & install again."),
    ],
  }),
  searchedPage("/docs/config/", "Configuration", {
    ...docs("2.0"),
    sections: [
      section("onBrokenLinks", "What happens at a broken link."),
      section("Front matter", "The frontMatter of a file."),
      section("constructor", "Of all objects."),
    ],
  }),
  searchedPage("/docs/deploy/", "Deployment", {
    ...docs("2.0"),
    sections: [section("Deploy to a host", "Copy the files. A sidebar needs nothing.")],
  }),
  searchedPage("/docs/1.0/install/", "Installation", {
    ...docs("1.0"),
    sections: [section("Wizard", "The wizard installs the site.")],
  }),
  searchedPage("/docs/zh/", "使用说明", {
    ...docs("2.0"),
    sections: [section("配置文件", "在配置文件中设置网站的标题。")],
  }),
  searchedPage("/blog/install/", "A note on the installation", { group: "Blog", rank: 0.5 }),
];

const index = indexOf(pages, undefined, [["Deployment", "hosting"]]);
afterAll(() => index.remove());

const reader = { facetFilters: contextualFacetFilters({ language: "en", tags: ["default", "docs-default-2.0"] }) };
const titleOf = ({ hierarchy, anchor }: SearchHit) => `${hierarchy.lvl1}${anchor === null ? "" : ` #${anchor}`}`;

test("a missing space is one error: two words are nearer than one with two errors, and one with one as near", async () => {
  const titles = { "/mode/": "Dark mode", "/code/": "Dartcode", "/side/": "Sid at the bar", "/sidebar/": "Sidebar" };
  const own = indexOf(Object.entries(titles).map(([route, title]) => searchedPage(route, title)));
  expect(await own.pagesFor("darkmode")).toEqual(["/mode/"]);
  expect(await own.pagesFor("sidbar")).toEqual(["/sidebar/"]);
  own.remove();
});

describe("what comes first", () => {
  const text = (words: string) => ({ sections: [{ heading: "", level: 1, text: words }] });
  const first = async (query: string, found: readonly SearchedPage[]) => {
    const own = indexOf(found);
    const [page] = await own.pagesFor(query);
    own.remove();
    return page;
  };

  it.each(["--port", "--po", "-p", "start --port"])("is where a flag is written, with %s", async (query) => {
    const flags = { heading: "", level: 1, text: "To start: -p, --port", names: ["-p", "--port"] };
    const found = [
      searchedPage("/plugs/", "Plugs", { sections: [section("githubPort", "Start a port.")] }),
      searchedPage("/flags/", "Commands", { sections: [flags] }),
    ];
    expect(await first(query, found)).toBe("/flags/");
  });

  it("is of a word that most pages have the page that has it most", async () => {
    const found = Array.from({ length: 60 }, (_, index) =>
      searchedPage(`/${index}/`, `Page ${index}`, text("yarn ".repeat(index === 40 ? 9 : 1))),
    );
    expect(await first("yarn", found)).toBe("/40/");
  });
});

describe("what is found", () => {
  it.each([
    ["a title", "installation", ["/docs/install/", "/blog/install/"]],
    ["a beginning", "depl", ["/docs/deploy/"]],
    ["one letter", "c", ["/docs/config/"]],
    ["words of a text without spaces", "网站标题", ["/docs/zh/"]],
    ["one letter of such a text", "配", ["/docs/zh/"]],
    ["another form of the word", "installing", ["/docs/install/", "/blog/install/"]],
    ["a misspelled word", "configuraton", ["/docs/config/"]],
    ["a misspelled beginning", "deplyo", ["/docs/deploy/"]],
    ["an option by its exact name", "onBrokenLinks", ["/docs/config/"]],
    ["an option in lower case", "onbrokenlinks", ["/docs/config/"]],
    ["words of an option's name", "broken links", ["/docs/config/"]],
    ["a name in two words", "front matter", ["/docs/config/"]],
    ["two words run together", "brokenlinks", ["/docs/config/"]],
    ["a word that stands for another", "hosting", ["/docs/deploy/"]],
    ["words in different sections", "computer problems", ["/docs/install/"]],
    ["a question", "how do I deploy to a host?", ["/docs/deploy/"]],
    ["a name that objects have", "constructor", ["/docs/config/"]],
    ["what no page has", "elephant", []],
    ["a picture with a mark of its own", "❤️", []],
    ["what no page has, beside what one has", "elephant wizardry deployment", ["/docs/deploy/"]],
  ])("by %s: %s", async (_kind, query, found) => {
    const urls = await index.pagesFor(query, reader);
    expect(urls.slice(0, found.length)).toEqual(found);
    if (found.length === 0) expect(urls).toEqual([]);
  });

  it("opens at its section, the best one first and each once", async () => {
    const { hits } = await index.search("install", reader);
    expect(hits.filter(({ url }) => url.startsWith("/docs/install/")).map(titleOf)).toEqual([
      "Installation",
      "Installation #problems",
    ]);
    expect((await index.search("wizard")).hits.map(titleOf)).toEqual(["Installation #wizard"]);
  });

  it("stays in the reader's version, or in the versions asked for", async () => {
    expect(await index.pagesFor("wizard", reader)).toEqual([]);
    expect(await index.pagesFor("wizard", { facetFilters: ["version:1.0"] })).toEqual(["/docs/1.0/install/"]);
    expect(await index.pagesFor("installation", {})).toContain("/docs/1.0/install/");
    expect(await index.pagesFor("installation", { facetFilters: ["language:de"] })).toEqual([]);
  });
});

describe("the answer", () => {
  it("has Algolia's shape", async () => {
    const { hits, processingTimeMS, ...rest } = await index.search("installation", { ...reader, facets: ["*"] });
    expect(rest).toEqual({
      index: "site",
      query: "installation",
      params: "",
      nbHits: 2,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      facets: { docusaurus_tag: { default: 1, "docs-default-2.0": 1 }, language: { en: 2 } },
      exhaustiveNbHits: true,
    });
    expect(processingTimeMS).toEqual(expect.any(Number));
    expect(hits[0]).toMatchObject({
      objectID: "docs-default-2.0#/docs/install/##heading",
      type: "lvl1",
      version: ["2.0"],
      _highlightResult: {
        hierarchy: { lvl1: { value: "__ais-highlight__Installation__/ais-highlight__", matchLevel: "full" } },
      },
      _snippetResult: {},
    });
  });

  it("is cut into parts of as many pages as asked for", async () => {
    const part = async (page: number) => {
      const { hits, nbHits, nbPages } = await index.search("install", { ...reader, hitsPerPage: 1, page });
      return { urls: [...new Set(hits.map((hit) => hit.url_without_anchor))], nbHits, nbPages };
    };
    expect([await part(0), await part(1), await part(2)]).toEqual([
      { urls: ["/docs/install/"], nbHits: 2, nbPages: 2 },
      { urls: ["/blog/install/"], nbHits: 2, nbPages: 2 },
      { urls: [], nbHits: 2, nbPages: 2 },
    ]);
  });

  it("counts without hits where none are asked for", async () => {
    expect(await index.search("install", { ...reader, hitsPerPage: 0 })).toMatchObject({
      hits: [],
      nbHits: 2,
      nbPages: 0,
    });
  });

  it("has the tags and the length of snippets that a query asks for", async () => {
    const { hits } = await index.search("manager", {
      highlightPreTag: "[",
      highlightPostTag: "]",
      attributesToSnippet: ["content:3"],
      snippetEllipsisText: " …",
    });
    expect(hits[0]?._snippetResult.content).toEqual({ value: " …a package [manager].", matchLevel: "full" });
  });

  it("answers several queries in their order, with parameters beside the index's name too", async () => {
    const { results } = await index.client.search([
      { indexName: "one", params: { query: "wizard" } },
      { indexName: "two", query: "deploy" } as { indexName: string },
    ]);
    expect(results.map((result) => [result.index, result.query, result.nbHits])).toEqual([
      ["one", "wizard", 1],
      ["two", "deploy", 1],
    ]);
  });

  it("gives markup of content as text, with what matches between tags", async () => {
    const { hits } = await index.search("script", reader);
    const parts = markedParts(hits[0]?._snippetResult.content?.value ?? "");
    expect(parts.map(({ text }) => text).join("")).toContain("<script>alert(1)</script> &");
    expect(parts.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(["script", "script"]);
  });
});

describe("any text of a reader", () => {
  it.each([
    ["nothing", "", 0],
    ["spaces", " \t\n ", 0],
    ["10,000 characters", "install ".repeat(1250), 2],
    ["10,000 characters without a space", "i".repeat(10_000), 0],
    ["a regular expression", "^(a+)+$ [z-a] \\", 4],
    ["markup", "<img src=x onerror=alert(1)>", 1],
    ["an entity", "&lt;script&gt;", 1],
    ["emoji", "🎉👩‍👩‍👧", 0],
    ["half an emoji", "\ud83c", 0],
    ["right-to-left text", "مرحبا install עברית", 2],
    ["control characters", "\u0000\u202e install", 2],
    ["names that objects have", "__proto__ constructor hasOwnProperty toString", 1],
    ["tags of highlights", "__ais-highlight__ install", 2],
  ])("is answered: %s", async (_kind, query, pages) => {
    const { hits, nbHits } = await index.search(query, reader);
    expect([query, nbHits]).toEqual([query, pages]);
    expect(hits.length).toBeGreaterThanOrEqual(pages);
    for (const hit of hits) expect(Object.keys(hit)).toContain("_highlightResult");
  });

  it("is answered with nothing where it has no word", async () => {
    for (const query of ["", "  ", "🎉", "!?"]) expect((await index.search(query)).hits).toEqual([]);
  });

  it("also where parameters are not what they should be", async () => {
    const odd = { hitsPerPage: -1, page: 1.5, facets: "x", attributesToSnippet: ["content:x"] };
    expect((await index.search("install", odd)).nbHits).toBe(3);
    expect(
      (await index.client.search([{ indexName: "a" }, { indexName: "b", params: { query: 7 as unknown as string } }]))
        .results,
    ).toMatchObject([{ nbHits: 0 }, { nbHits: 0 }]);
    expect((await index.client.search([])).results).toEqual([]);
  });
});
