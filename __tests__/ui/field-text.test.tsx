/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { act, useLayoutEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { useFieldText } from "../../src/ui/field-text";

// What React's renderer for servers expects of a browser, and jsdom has not.
Object.assign(globalThis, { TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });

const typed: string[] = [];
let show: (text: string) => void;
let root: Root;

/** A field that is drawn a second time as soon as React has it, as one that follows the address. */
function Field() {
  const [{ text }, setState] = useState({ text: "" });
  show = (next) => setState({ text: next });
  useLayoutEffect(() => show(""), []);
  return <input {...useFieldText(text, (now) => typed.push(now))} />;
}

const field = () => document.querySelector("input") as HTMLInputElement;

beforeEach(async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = "<input>";
  field().value = "early";
  await act(async () => {
    root = hydrateRoot(container, <Field />);
  });
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

test("what was typed before React had the field stays in it", () => {
  expect(field().value).toBe("early");
});

test("a text from elsewhere is shown, what is typed is told", async () => {
  await act(async () => show("docs"));
  expect(field().value).toBe("docs");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field(), "docs a");
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(typed).toEqual(["docs a"]);
});
