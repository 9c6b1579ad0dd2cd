/** @jest-environment jsdom */
import { act } from "react";
import { ShowcaseFilters } from "../../../src/features/showcase/components/showcase-filters";
import { showcaseState, type ShowcaseState } from "../../../src/features/showcase/filter";
import { fieldAction } from "../../../src/layout/held-scripts/kept-actions";
import { clearDrawn, draw } from "../../support/drawn";

afterEach(clearDrawn);

const tags = [{ id: "design", label: "Design", description: "Well made.", color: "#123456", count: 1 }];
const none = () => undefined;

/** What is chosen once React hears of a box that its reader left in a state, with the query that it begins with. */
async function chosenBy(name: string, isChecked: boolean, query = "") {
  const change = jest.fn<void, [Partial<ShowcaseState>]>();
  await draw(<ShowcaseFilters tags={tags} state={showcaseState(query)} change={change} type={none} flush={none} />);
  const box = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!box) throw new Error(`There is no box '${name}'.`);
  box.checked = isChecked;
  await act(async () => fieldAction(box)(box));
  return change.mock.calls.flat();
}

test.each([
  ["tags", true, "", { tags: ["design"] }],
  ["tags", false, "?tags=design", { tags: [] }],
  ["mine", true, "", { mine: true }],
  ["mine", false, "?mine=1", { mine: false }],
])("a box of '%s' that is left at %s before scripts chooses so, from %j", async (name, isChecked, query, chosen) => {
  expect(await chosenBy(name, isChecked, query)).toEqual([chosen]);
});

test.each([
  ["tags", { tags: [] }],
  ["mine", { mine: false }],
])("a box of '%s' that was ticked and unticked before scripts chooses nothing", async (name, chosen) => {
  expect(await chosenBy(name, false)).toEqual([chosen]);
});
