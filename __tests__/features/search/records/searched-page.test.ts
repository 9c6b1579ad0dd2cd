import { searchedPageOf } from "../../../../src/features/search/records/page-of";
import { recordsOf } from "../../../../src/features/search/records/searched-page";
import { searchedPage } from "../../../support/search-index";

const page = searchedPage("/docs/a/", "A page", {
  group: "Guides",
  tag: "docs-default-1.0",
  version: "1.0 (old)",
  rank: 0.5,
  sections: [
    { heading: "", level: 1, text: "Before." },
    { heading: "One", id: "one", level: 2, text: "First." },
    { heading: "Deep", id: "deep", level: 4, text: "" },
    { heading: "Two", id: "two", level: 2, text: "Second." },
  ],
});

test("a page gives a record for itself, for each heading, and for each text below one", () => {
  const shown = recordsOf(page).map(({ type, url, anchor, content, hierarchy }) => ({
    type,
    url,
    anchor,
    content,
    path: Object.values(hierarchy).filter((name) => name !== null),
  }));
  expect(shown).toEqual([
    { type: "lvl1", url: "/docs/a/", anchor: null, content: null, path: ["Guides", "A page"] },
    { type: "content", url: "/docs/a/", anchor: null, content: "Before.", path: ["Guides", "A page"] },
    { type: "lvl2", url: "/docs/a/#one", anchor: "one", content: null, path: ["Guides", "A page", "One"] },
    { type: "content", url: "/docs/a/#one", anchor: "one", content: "First.", path: ["Guides", "A page", "One"] },
    { type: "lvl4", url: "/docs/a/#deep", anchor: "deep", content: null, path: ["Guides", "A page", "One", "Deep"] },
    { type: "lvl2", url: "/docs/a/#two", anchor: "two", content: null, path: ["Guides", "A page", "Two"] },
    { type: "content", url: "/docs/a/#two", anchor: "two", content: "Second.", path: ["Guides", "A page", "Two"] },
  ]);
});

test("a record has all levels, its names, its version and its weight", () => {
  expect(recordsOf(page)[2]).toEqual({
    objectID: "docs-default-1.0#/docs/a/#one#heading",
    url: "/docs/a/#one",
    url_without_anchor: "/docs/a/",
    anchor: "one",
    type: "lvl2",
    hierarchy: { lvl0: "Guides", lvl1: "A page", lvl2: "One", lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: null,
    language: "en",
    docusaurus_tag: "docs-default-1.0",
    version: ["1.0 (old)"],
    weight: { pageRank: 0.5, level: 80, position: 2 },
  });
  const names = recordsOf(page).map(({ objectID }) => objectID);
  expect(new Set(names).size).toBe(names.length);
});

test("a page's own heading is the page", () => {
  const records = recordsOf(
    searchedPage("/b/", "B", { sections: [{ heading: "B", id: "b", level: 1, text: "Text." }] }),
  );
  expect(records.map(({ type, url }) => [type, url])).toEqual([
    ["lvl1", "/b/"],
    ["content", "/b/"],
  ]);
});

test("a finished page says its tag, version and other name; what is no doc has the default tag", () => {
  const finished = { route: "/docs/a/", title: "A", sections: [] };
  const docs = { instance: "default", version: "1.0", label: "1.0 (old)", badge: true };
  expect(searchedPageOf(finished, { group: "G", label: "Short A", docs }, "en")).toEqual({
    url: "/docs/a/",
    title: "A",
    label: "Short A",
    group: "G",
    language: "en",
    tag: "docs-default-1.0",
    version: "1.0 (old)",
    rank: 1,
    sections: [],
  });
  expect(searchedPageOf(finished, { group: "Blog", label: "A", rank: 0.8, lists: true }, "en")).toEqual({
    url: "/docs/a/",
    title: "A",
    group: "Blog",
    language: "en",
    tag: "default",
    rank: 0.8,
    lists: true,
    sections: [],
  });
});
