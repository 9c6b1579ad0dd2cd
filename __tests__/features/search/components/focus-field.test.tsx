/** @jest-environment jsdom */
import { act, type ReactNode } from "react";
import { HistoryList } from "../../../../src/features/search/components/history-list";
import { PartButtons } from "../../../../src/features/search/components/no-results";
import { SearchFailure } from "../../../../src/features/search/components/search-failure";
import { SuggestedQueries } from "../../../../src/features/search/components/suggested-queries";
import { clearDrawn, draw } from "../../../support/drawn";

const ENTRY = { url: "/docs/a/", title: "A" };
const nothing = () => undefined;

const history: ReactNode = (
  <HistoryList
    help={null}
    history={{ recent: [ENTRY], favourites: [] }}
    active={0}
    moveTo={nothing}
    addressOf={({ url }) => ({ href: url, isExternal: false })}
    onOpen={nothing}
    onToggle={nothing}
    onForget={nothing}
  />
);

const hover = { matches: true };
beforeAll(() => Object.assign(window, { matchMedia: () => hover }));
afterEach(() => {
  hover.matches = true;
  clearDrawn();
});

/** Draws a part of the page of results, presses its button of a name, and tells what has the focus then. */
async function pressed(name: string, part: ReactNode) {
  await draw(
    <main tabIndex={-1}>
      <div className="search-page">
        <input />
        {part}
      </div>
    </main>,
  );
  const named = (button: Element) => (button.getAttribute("aria-label") ?? button.textContent) === name;
  const button = [...document.querySelectorAll("button")].find(named);
  button?.focus();
  await act(async () => button?.click());
  return document.activeElement?.localName;
}

test.each<[string, string, ReactNode]>([
  ["asks a suggested query", "yarn", <SuggestedQueries queries={["yarn"]} onChoose={nothing} />],
  ["searches another part", "Also in API", <PartButtons parts={[{ name: "API", open: nothing }]} />],
  ["asks again", "Retry", <SearchFailure onRetry={nothing} />],
  ["keeps a result", "Add “A” to the favourites", history],
  ["forgets a result", "Remove “A” from the recent results", history],
])("the button that %s hands its focus to the field, since it is gone then", async (_, name, part) => {
  expect(await pressed(name, part)).toBe("input");
});

test("on a touch screen, where a keyboard would cover the page of results, its main part has the focus", async () => {
  hover.matches = false;
  expect(await pressed("yarn", <SuggestedQueries queries={["yarn"]} onChoose={nothing} />)).toBe("main");
});
