/** @jest-environment jsdom */
import { act } from "react";
import { QuickStart } from "../../../../src/features/home/components/quick-start";
import { packageManagerTabsOf } from "../../../../src/mdx/compile/builders/code/package-manager-tabs";
import { PACKAGE_MANAGERS, tabGroupKey } from "../../../../src/ui/storage";
import { clearDrawn, draw } from "../../../support/drawn";

const commands = [
  { manager: "npm", command: "npm init a" },
  { manager: "pnpm", command: "pnpm create a" },
];

/** Chooses the second manager and copies; returns what readers are told. */
async function copied(writeText: (text: string) => Promise<void>): Promise<string | null | undefined> {
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  await draw(<QuickStart commands={commands} />);
  await act(async () => document.querySelectorAll("input")[1]?.click());
  await act(async () => document.querySelector("button")?.click());
  return document.querySelector("[role=status]")?.textContent;
}

beforeEach(() => localStorage.clear());
beforeEach(() => getSelection()?.removeAllRanges());
afterEach(clearDrawn);

test("the command of the chosen manager is copied", async () => {
  const writeText = jest.fn(async () => undefined);
  expect(await copied(writeText)).toBe("Copied");
  expect(document.querySelector("button")?.getAttribute("aria-label")).toBe("Copied");
  expect([writeText.mock.calls, String(getSelection())]).toEqual([[["pnpm create a"]], ""]);
});

test("it is selected where the browser does not let it be copied", async () => {
  expect(await copied(() => Promise.reject(new Error("denied")))).toMatch(/selected/);
  expect(String(getSelection())).toBe("pnpm create a");
});

test("the choice is the one that tabs of commands keep", async () => {
  const make = (name: string, props: object) => [[name, props]];
  const tabs = packageManagerTabsOf({}, ["npm init a"], { make } as never);
  expect(tabs).toEqual([["Tabs", { groupId: PACKAGE_MANAGERS }]]);
  const key = tabGroupKey(PACKAGE_MANAGERS);
  const chosen = () => [...document.querySelectorAll("input")].find(({ checked }) => checked)?.value;
  localStorage.setItem(key, "pnpm");
  await draw(<QuickStart commands={commands} />);
  expect(chosen()).toBe("pnpm");
  await act(async () => document.querySelector("input")?.click());
  expect([chosen(), localStorage.getItem(key)]).toEqual(["npm", "npm"]);
});
