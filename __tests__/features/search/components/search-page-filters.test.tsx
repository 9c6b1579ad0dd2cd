/** @jest-environment jsdom */
import { act } from "react";
import { SearchPageFilters } from "../../../../src/features/search/components/search-page-filters";
import { ALL_VERSIONS, type SearchPageState } from "../../../../src/features/search/ui/search-page-address";
import { clearDrawn, draw } from "../../../support/drawn";

const state: SearchPageState = { query: "a", part: "", versions: {} };
const versions = [
  { name: "current", label: "Next" },
  { name: "1.0", label: "1.0" },
];

/** Chooses in the list of the versions as a reader would. */
const choose = (value: string) =>
  act(async () => {
    const [, list] = document.querySelectorAll("select");
    if (!list) throw new Error("There is no list of versions.");
    list.value = value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  });

afterEach(clearDrawn);

test("a version that a reader searches is for this page alone: the one that they prefer stays as it was", async () => {
  const change = jest.fn();
  await draw(
    <SearchPageFilters
      state={state}
      change={change}
      instances={[{ id: "default", title: "Docs", read: "current", versions }]}
    />,
  );
  await choose(ALL_VERSIONS);
  await choose("1.0");
  expect(localStorage.length).toBe(0);
  expect(change.mock.calls).toEqual([[{ versions: { default: ALL_VERSIONS } }], [{ versions: { default: "1.0" } }]]);
});
