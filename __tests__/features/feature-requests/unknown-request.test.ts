/** @jest-environment jsdom */
import { act, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  UNKNOWN_REQUEST_SCRIPT,
  UnknownRequest,
} from "../../../src/features/feature-requests/components/unknown-request";

/** The script that runs in the list's HTML at an address. */
function listAt(address: string): HTMLScriptElement {
  window.history.replaceState(null, "", address);
  const script = document.createElement("script");
  script.dataset.route = "/base/requests/";
  script.text = UNKNOWN_REQUEST_SCRIPT;
  document.body.append(script);
  return script;
}

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, __PATH_PREFIX__: "/base" }));
beforeEach(() => document.body.replaceChildren());

test.each([
  ["/base/requests/", 0],
  ["/base/requests/?status=done", 0],
  ["/base/requests/pdf/", 1],
  ["/base/requests/a/b", 1],
  ["/base/requests/requests/", 1],
])("at %s the list asks for its scripts %d times", (address, times) => {
  const asked = jest.fn();
  window.addEventListener("storage", asked);
  listAt(address);
  expect(asked).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
  window.removeEventListener("storage", asked);
  expect(asked).toHaveBeenCalledTimes(times);
});

test.each([
  ["/base/requests/tea%20time/?a=1#b", "/base/requests/tea%20time/?a=1#b", undefined],
  ["/base/requests/100%25/", "/base/requests/100%25/", undefined],
  ["/base/requests/what%3Fnow/?a=1#b", "/base/requests/?a=1#b", "/base/requests/what%3Fnow/"],
  ["/base/requests/c%23/", "/base/requests/", "/base/requests/c%23/"],
  ["/base/requests/tea%2520time/", "/base/requests/", "/base/requests/tea%2520time/"],
])("at %s Gatsby's scripts begin at %s", (address, begun, kept) => {
  const { dataset } = listAt(address);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(begun);
  expect(dataset.address).toBe(kept);
});

test.each([
  ["/base/requests/what%3Fnow/", "/requests/", "There is no feature request 'what?now'."],
  ["/base/requests/tea/", "/requests/tea/", "There is no feature request 'tea'."],
  ["/base/requests/", "/requests/", ""],
])("the list at %s says what is not there", (address, path, said) => {
  const frame = document.createElement("div");
  frame.append(listAt(address));
  act(() => void hydrateRoot(frame, createElement(UnknownRequest, { route: "/requests/", path })));
  expect(frame.querySelector("[role=status]")?.textContent ?? "").toBe(said);
});
