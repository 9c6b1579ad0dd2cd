/** @jest-environment jsdom */
import { act } from "react";
import { LiveCode } from "../../../../src/mdx/components/live/live-code";
import { clearDrawn, draw } from "../../../support/drawn";

const mockNetwork = { isDown: true };
jest.mock("../../../../src/mdx/components/live/live-editor", () => {
  if (mockNetwork.isDown) throw new Error("Loading chunk 7 failed.");
  return { LiveEditor: () => <textarea /> };
});

const press = () => act(async () => document.querySelector<HTMLElement>("[role=alert] button")?.click());
const code = () => document.querySelector(".live-source")?.textContent;
const result = () => document.querySelector(".live-result")?.textContent;

afterEach(clearDrawn);

test("where the editor does not come, the code stays, and the result says why with a button that tries again", async () => {
  const fetched = jest.fn();
  globalThis.fetch = (address) => {
    fetched(address);
    return new Promise(() => undefined);
  };
  await draw(<LiveCode language="jsx" html="<b>a</b>" />);
  expect([code(), result()]).toEqual(["a", "Loading chunk 7 failed.Retry"]);
  await press();
  expect([code(), result()]).toEqual(["a", "Loading chunk 7 failed.Retry"]);
  expect(fetched).not.toHaveBeenCalled();
  mockNetwork.isDown = false;
  await press();
  expect([document.querySelector("textarea") !== null, document.querySelector("[role=alert]")]).toEqual([true, null]);
  // What failed twice may be of an older build: the page is asked for, to be loaded anew.
  expect(fetched.mock.calls).toEqual([["/"]]);
});
