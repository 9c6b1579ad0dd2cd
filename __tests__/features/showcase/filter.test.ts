import {
  filtersInUse,
  inOrder,
  leftTagCounts,
  readFavourites,
  showcaseAddress,
  showcaseState,
  searchedSites,
  shownSlugs,
  tagCounts,
  withToggled,
  type ShowcaseState,
} from "../../../src/features/showcase/filter";

const site = (title: string, ...tags: string[]) => ({
  slug: title.toLowerCase(),
  title,
  website: `https://${title.toLowerCase()}.example/`,
  tags,
});
const sites = [site("Zebra", "open", "large"), site("Äpfel", "open"), site("Mango"), site("berry", "large", "best")];
const nothing = showcaseState("");
const shown = (state: Partial<ShowcaseState>, favourites: string[] = []) => [
  ...shownSlugs(searchedSites(sites), { ...nothing, ...state }, new Set(favourites)),
];

describe("what shows", () => {
  it("is every site at first", () => {
    expect(shown({})).toEqual(["zebra", "äpfel", "mango", "berry"]);
  });

  it("has one of the tags, or all of them", () => {
    expect(shown({ tags: ["open", "large"] })).toEqual(["zebra", "äpfel", "berry"]);
    expect(shown({ tags: ["open", "large"], operator: "all" })).toEqual(["zebra"]);
    expect(shown({ tags: ["none"] })).toEqual([]);
  });

  it("has all words in its name or address, without regard to case and accents", () => {
    expect(shown({ name: "APF" })).toEqual(["äpfel"]);
    expect(shown({ name: " example  man " })).toEqual(["mango"]);
    expect(shown({ name: "zebra mango" })).toEqual([]);
  });

  it("is the reader's own where they want only these", () => {
    expect(shown({ mine: true }, ["mango", "gone"])).toEqual(["mango"]);
    expect(shown({ mine: true, tags: ["open"] }, ["mango", "zebra"])).toEqual(["zebra"]);
  });
});

describe("the order", () => {
  const titles = (...parameters: Parameters<typeof inOrder>) => inOrder(...parameters).map(({ title }) => title);

  it("is that of names, or begins with favourites and with the sites of the first tag", () => {
    expect(titles(sites, "name", { favourites: new Set(["zebra"]), first: "best" })).toEqual([
      "Äpfel",
      "berry",
      "Mango",
      "Zebra",
    ]);
    expect(titles(sites, "favourites", { favourites: new Set(["zebra", "mango"]), first: "best" })).toEqual([
      "Mango",
      "Zebra",
      "berry",
      "Äpfel",
    ]);
  });
});

describe("the address", () => {
  const state = { name: "a b&c", tags: ["open", "large"], operator: "all", sort: "name", mine: true } as const;

  it("says all that was chosen, and nothing of what was not", () => {
    expect(showcaseAddress("/showcase/", state)).toBe(
      "/showcase/?name=a+b%26c&tags=open,large&operator=all&sort=name&mine=1",
    );
    expect(showcaseAddress("/showcase/", { ...nothing, name: "  " })).toBe("/showcase/");
  });

  it("is read back", () => {
    const address = showcaseAddress("/showcase/", state);
    expect(showcaseState(address.slice(address.indexOf("?")))).toEqual(state);
    expect(showcaseState("?tags=,a,,&operator=some&sort=none&other=1")).toEqual({ ...nothing, tags: ["a"] });
  });

  it("may be one of Docusaurus", () => {
    expect(showcaseState("?tags=open&tags=large&operator=AND&name=a")).toEqual({
      ...nothing,
      name: "a",
      tags: ["open", "large"],
      operator: "all",
    });
  });
});

test("tags are counted over all sites", () => {
  expect([...tagCounts(sites)]).toEqual([
    ["open", 2],
    ["large", 2],
    ["best", 1],
  ]);
});

test("tags are counted over the sites that are left: with all tags, among those that have the chosen ones", () => {
  const left = (state: Partial<ShowcaseState>, favourites: string[] = []) =>
    Object.fromEntries(leftTagCounts(searchedSites(sites), { ...nothing, ...state }, new Set(favourites)));
  expect(left({})).toEqual({ open: 2, large: 2, best: 1 });
  expect(left({ tags: ["best"], operator: "all" })).toEqual({ large: 1, best: 1 });
  expect(left({ tags: ["best"], operator: "any" })).toEqual({ open: 2, large: 2, best: 1 });
  expect(left({ name: "zebra", tags: ["best"] })).toEqual({ open: 1, large: 1 });
  expect(left({ mine: true }, ["äpfel"])).toEqual({ open: 1 });
});

test("filters are in use where they leave sites out", () => {
  expect(filtersInUse({ ...nothing, operator: "all", sort: "name", name: " " })).toEqual([]);
  expect(filtersInUse({ ...nothing, mine: true })).toEqual(["mine"]);
  expect(filtersInUse({ ...nothing, name: "a", tags: ["open"], mine: true })).toEqual(["name", "tags", "mine"]);
});

test("favourites are read from what was stored, whatever that is, and toggled", () => {
  expect([...readFavourites('["a",1,"b",null]')]).toEqual(["a", "b"]);
  expect(["{", "{}", "7", null].map((text) => readFavourites(text).size)).toEqual([0, 0, 0, 0]);
  expect([...withToggled(new Set(["a", "b"]), "a")]).toEqual(["b"]);
  expect([...withToggled(new Set(["a"]), "b")]).toEqual(["a", "b"]);
});
