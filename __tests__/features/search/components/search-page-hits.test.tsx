/** @jest-environment jsdom */
import { act } from "react";
import { SearchResults, type SearchResultsProps } from "../../../../src/features/search/components/search-results";
import type { SearchRequest } from "../../../../src/features/search/engine/search-client";
import { clearDrawn, draw } from "../../../support/drawn";
import { answerOf } from "../ui/fake-client";
import { hitOf } from "../ui/hits";

const PARTS = 3;

type Entry = { target: Element; isIntersecting: boolean };

/** A browser in which every button that is watched is in view, of which it tells once. */
class ButtonsInView {
  private isWatched = true;
  constructor(private tell: (entries: Entry[]) => void) {}
  observe = (target: Element) =>
    setTimeout(() => {
      if (this.isWatched && target.matches("button")) act(() => this.tell([{ target, isIntersecting: true }]));
    });
  unobserve = () => undefined;
  disconnect = () => (this.isWatched = false);
}

const partOf = ({ params }: SearchRequest) => params?.page ?? 0;
const versionOf = ({ params }: SearchRequest) => [params?.facetFilters].flat(2).join();

/** The hits of a part of the list, each on a page of its own. */
const hitsOf = (request: SearchRequest) =>
  ["a", "b"].map((name) => hitOf({ url: `/${versionOf(request)}/${partOf(request)}/${name}/` }));

/** Draws the list of a version; each request is answered once `onAsk` has heard of it and settled, by so many parts. */
async function drawList(onAsk: (request: SearchRequest) => unknown, parts = PARTS) {
  const search = async (requests: readonly SearchRequest[]) => {
    await Promise.all(requests.map(onAsk));
    const found = (own: SearchRequest) => answerOf(own, parts > 0 ? hitsOf(own) : [], parts * 2);
    return { results: requests.map((own) => ({ ...found(own), nbPages: parts })) };
  };
  const searchClient = { search } as SearchResultsProps["searchClient"];
  const list = (version: string) => (
    <SearchResults
      searchClient={searchClient}
      indexName="site"
      parameters={{}}
      query="page"
      facetFilters={[[version]]}
      versionLabels={{}}
      rules={{ baseUrl: "/", movedPaths: [] }}
      helpOf={() => null}
    />
  );
  const change = await draw(list("1.0"));
  return (version: string) => change(list(version));
}

const addresses = () =>
  [...document.querySelectorAll("h2 a")].map((link) => new URL((link as HTMLAnchorElement).href).pathname);
const ROUNDS = 10;

/** Lets all happen that follows from something else: an answer, the list that it draws, the button in view. */
async function settle() {
  for (let round = 0; round < ROUNDS; round += 1) await act(async () => void (await jest.runAllTimersAsync()));
}

const listOf = (version: string) =>
  [0, 1, 2].flatMap((part) => ["a", "b"].map((name) => `/${version}/${part}/${name}/`));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: ButtonsInView });
});
afterEach(() => {
  clearDrawn();
  jest.useRealTimers();
});

test("the list goes on by itself as long as its end is in view, and asks for each part once", async () => {
  const asked: number[] = [];
  await drawList((request) => asked.push(partOf(request)));
  await settle();
  expect(addresses()).toEqual(listOf("1.0"));
  expect(asked).toEqual([0, 1, 2]);
  expect(document.querySelector("button")).toBeNull();
});

test("another version's list begins with its first part, which alone is asked for", async () => {
  const asked: string[] = [];
  const change = await drawList((request) => asked.push(`${versionOf(request)}, ${partOf(request)}`));
  await settle();
  asked.length = 0;
  await change("2.0");
  await settle();
  expect(addresses()).toEqual(listOf("2.0"));
  expect(asked).toEqual(["2.0, 0", "2.0, 1", "2.0, 2"]);
});

test("the list of another version goes on, too, when it is chosen while a part of the first is under way", async () => {
  const release: (() => void)[] = [];
  const change = await drawList((request) => {
    if (versionOf(request) !== "1.0" || partOf(request) === 0) return;
    return new Promise<void>((resolve) => release.push(resolve));
  });
  await settle();
  expect(release).toHaveLength(1);
  await change("2.0");
  release[0]?.();
  await settle();
  expect(addresses()).toEqual(listOf("2.0"));
});

test("the button at the end hands its focus to the first page of those that came", async () => {
  let release = () => {};
  await drawList((request) => partOf(request) === 1 && new Promise<void>((resolve) => (release = resolve)));
  await settle();
  document.querySelector("button")?.focus();
  expect(document.activeElement?.tagName).toBe("BUTTON");
  release();
  await settle();
  expect(addresses()).toEqual(listOf("1.0"));
  expect((document.activeElement as HTMLAnchorElement).href).toContain("/1.0/1/a/");
});

test.each([
  [PARTS, "6 pages found", false],
  [0, "No results for “page”", true],
])(
  "screen readers hear of an answer, also where what is seen says it elsewhere: %s parts",
  async (parts, words, isHidden) => {
    await drawList(() => undefined, parts);
    await settle();
    const status = document.querySelector("[role=status]");
    expect(status?.textContent).toBe(words);
    expect(status?.querySelector(".visually-hidden") !== null).toBe(isHidden);
  },
);
