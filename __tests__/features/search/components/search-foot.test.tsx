/** @jest-environment jsdom */
import { SearchFoot } from "../../../../src/features/search/components/search-foot";
import { clearDrawn, draw } from "../../../support/drawn";

afterEach(clearDrawn);

const NOTHING = { query: "", total: 0, version: undefined, searchPagePath: false, onClose: () => undefined } as const;

test("each key stands with its word in text of its own, which is written as the word is", async () => {
  await draw(<SearchFoot {...NOTHING} />);
  expect([...document.querySelectorAll("bdi")].map((pair) => pair.textContent)).toEqual([
    "↑↓ choose",
    "↵ open",
    "esc close",
  ]);
  expect(document.querySelectorAll("kbd")).toHaveLength(3);
  // Letters of a key would say how the word beside it is written.
  const keys = [...document.querySelectorAll("kbd:not([dir])")].map((key) => key.textContent);
  expect(keys.join("")).not.toMatch(/\p{L}/u);
});
