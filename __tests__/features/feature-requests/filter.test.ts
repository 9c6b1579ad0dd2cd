import {
  areasOf,
  byStatus,
  requestsAddress,
  requestsState,
  shownRequests,
  type ListedRequest,
} from "../../../src/features/feature-requests/filter";

const request = (slug: string, more: Partial<ListedRequest> = {}): ListedRequest => ({
  slug,
  title: `Title of ${slug}`,
  description: "What is asked.",
  status: "open",
  area: "docs",
  areaLabel: "Docs",
  opened: "2021-01-01",
  ...more,
});
const requests = [
  request("pdf", { title: "Books as PDF", opened: "2020-05-01" }),
  request("rtl", { area: "theme", areaLabel: "Theme", status: "done" }),
  request("feeds", { area: "blog", areaLabel: "Blog", status: "started", description: "RSS for docs." }),
  request("tags", { opened: "2022-05-01" }),
];

test("words, a status and an area limit the list", () => {
  const shown = (state: object) => [...shownRequests(requests, { words: "", status: "", area: "", ...state })];
  expect(shown({})).toEqual(["pdf", "rtl", "feeds", "tags"]);
  expect(shown({ words: " rss  DOCS " })).toEqual(["feeds"]);
  expect(shown({ words: "tîtle RTL" })).toEqual(["rtl"]);
  expect(shown({ words: "theme" })).toEqual(["rtl"]);
  expect(shown({ status: "open" })).toEqual(["pdf", "tags"]);
  expect(shown({ status: "open", area: "theme" })).toEqual([]);
});

test("requests stand below their status, what is under way first and the newest of each first", () => {
  expect(byStatus(requests).map(({ status, requests: own }) => [status, own.map(({ slug }) => slug)])).toEqual([
    ["started", ["feeds"]],
    ["open", ["tags", "pdf"]],
    ["done", ["rtl"]],
  ]);
});

test("areas are those of the requests, each once", () => {
  expect(areasOf(requests)).toEqual([
    ["blog", "Blog"],
    ["docs", "Docs"],
    ["theme", "Theme"],
  ]);
});

test("the address says what was chosen, and is read back", () => {
  const state = { words: "a&b", status: "open", area: "" };
  expect(requestsAddress("/requests/", state)).toBe("/requests/?words=a%26b&status=open");
  expect(requestsState("?words=a%26b&status=open&other=1", requests)).toEqual(state);
  expect(requestsAddress("/requests/", requestsState("", requests))).toBe("/requests/");
});

test("a status or an area that no request has is no choice", () => {
  expect(requestsState("?status=nonsense&area=docs", requests)).toEqual({ words: "", status: "", area: "docs" });
  expect(requestsState("?status=declined&area=nonsense", requests)).toEqual({ words: "", status: "", area: "" });
});
