/** @jest-environment jsdom */
import { act } from "react";
import { QuickStart } from "../../../../src/features/home/components/quick-start";
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

beforeEach(() => getSelection()?.removeAllRanges());
afterEach(clearDrawn);

test("the command of the chosen manager is copied", async () => {
  const writeText = jest.fn(async () => undefined);
  expect(await copied(writeText)).toBe("Copied");
  expect([writeText.mock.calls, String(getSelection())]).toEqual([[["pnpm create a"]], ""]);
});

test("it is selected where the browser does not let it be copied", async () => {
  expect(await copied(() => Promise.reject(new Error("denied")))).toMatch(/selected/);
  expect(String(getSelection())).toBe("pnpm create a");
});
