/** @jest-environment jsdom */
import { dismissNotesOnEscape } from "../../../../src/mdx/components/link-notes/dismissed-notes";

beforeAll(dismissNotesOnEscape);

const escape = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));

test("Escape hides the note of a term until the focus comes anew, and leaves no listener behind", () => {
  document.body.innerHTML = '<span><a href="/glossary/#a">A</a><span role="tooltip">The first letter.</span></span>';
  const term = document.querySelector("span") as HTMLElement;
  const note = document.querySelector("[role=tooltip]") as HTMLElement;
  const listeners = jest.spyOn(term, "addEventListener");
  document.querySelector("a")?.focus();
  escape();
  escape();
  expect(note.dataset.hidden).toBe("");
  expect(listeners).toHaveBeenCalledTimes(2);
  term.dispatchEvent(new Event("focusin"));
  expect(note.dataset.hidden).toBeUndefined();
  note.dataset.hidden = "";
  term.dispatchEvent(new Event("mouseenter"));
  expect(note.dataset.hidden).toBe("");
});
