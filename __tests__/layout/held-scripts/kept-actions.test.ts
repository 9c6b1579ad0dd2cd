/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { act, createElement, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { fieldAction, keptActions, type KeptActions } from "../../../src/layout/held-scripts/kept-actions";

// What React's renderer for servers expects of a browser, and jsdom has not.
Object.assign(globalThis, { TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });

/** Marks an element as React does. */
const takeOver = (element: Element | null, props: object = {}) =>
  Object.assign(element ?? {}, { __reactProps$1: props });
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const isBusy = () => document.documentElement.hasAttribute("data-busy");

/** Finds elements where nothing is drawn anew. */
const stillThere = (target: Element) => (target.isConnected ? target : undefined);

let kept: KeptActions;
let done: string[];
const keep = (selector: string, name = selector) => kept.keep(find(selector), () => done.push(name));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<p><button id="a"></button><button id="b"></button></p>';
  kept = keptActions();
  done = [];
});
afterEach(() => {
  kept.forget();
  jest.useRealTimers();
});

test("actions wait for the page, and are done once, the last one of an element", () => {
  takeOver(find("#a"));
  keep("#a", "first");
  keep("#a", "second");
  expect([kept.hears(find("#a")), done]).toEqual([false, []]);
  kept.takenOver(stillThere);
  jest.runOnlyPendingTimers();
  expect([kept.hears(find("#a")), done]).toEqual([true, ["second"]]);
});

test("an action on a part that comes later waits for that part, and one on what is gone is dropped", () => {
  keep("#a");
  keep("#b");
  kept.takenOver(stillThere);
  jest.advanceTimersByTime(100);
  expect(done).toEqual([]);
  takeOver(find("#a"));
  find("#b").remove();
  jest.advanceTimersByTime(100);
  expect(done).toEqual(["#a"]);
});

test("an action on what React draws anew is done with what stands in its place", () => {
  const [old, now] = [find("#a"), find("#b")];
  const told: Element[] = [];
  kept.keep(old, (element) => told.push(element));
  old.remove();
  takeOver(now);
  kept.takenOver((target) => (target === old ? now : undefined));
  jest.advanceTimersByTime(100);
  expect(told).toEqual([now]);
});

test("a part whose behaviour is still loading is not taken over yet", () => {
  takeOver(find("#a"));
  find("p").setAttribute("data-loading", "");
  keep("#a");
  kept.takenOver(stillThere);
  jest.advanceTimersByTime(100);
  expect(done).toEqual([]);
  find("p").removeAttribute("data-loading");
  jest.advanceTimersByTime(100);
  expect(done).toEqual(["#a"]);
});

test("raw HTML in an element of React's is nothing to wait for, an element in one that React knows is", () => {
  kept.takenOver(stillThere);
  takeOver(find("p"), { children: "…" });
  expect(kept.hears(find("#a"))).toBe(false);
  takeOver(find("p"), { dangerouslySetInnerHTML: { __html: "…" } });
  expect(kept.hears(find("#a"))).toBe(true);
});

test("after a while the page shows that it is busy, until all is done", () => {
  keep("#a");
  jest.advanceTimersByTime(199);
  expect(isBusy()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isBusy()).toBe(true);
  takeOver(find("#a"));
  kept.takenOver(stillThere);
  jest.advanceTimersByTime(100);
  expect([isBusy(), done]).toEqual([false, ["#a"]]);
});

test("what is forgotten is not done, and the page is not busy with it", () => {
  keep("#a");
  jest.advanceTimersByTime(300);
  kept.forget();
  takeOver(find("#a"));
  kept.takenOver(stillThere);
  jest.advanceTimersByTime(100);
  expect([isBusy(), done]).toEqual([false, []]);
});

describe("fieldAction", () => {
  /** What listeners of a field hear when they are told of it. */
  function toldOf(html: string, change: (field: HTMLInputElement) => void) {
    document.body.innerHTML = html;
    const field = find("input, textarea") as HTMLInputElement;
    change(field);
    const heard: string[] = [];
    for (const type of ["input", "click"])
      field.addEventListener(type, () => heard.push(`${type} ${field.value} ${field.checked}`));
    fieldAction(field)(field);
    return heard;
  }

  test.each([
    ["text", '<input value="a">', (field: HTMLInputElement) => void (field.value = "b"), "input b false"],
    ["lines", "<textarea>a</textarea>", (field: HTMLInputElement) => void (field.value = "b"), "input b undefined"],
    [
      "a box",
      '<input type="checkbox" value="x">',
      (field: HTMLInputElement) => void (field.checked = true),
      "click x true",
    ],
    [
      "a radio",
      '<input type="radio" value="x">',
      (field: HTMLInputElement) => void (field.checked = true),
      "click x true",
    ],
  ])("tells of %s as it was left", (_, html, change, told) => {
    expect(toldOf(html, change)[0]).toBe(told);
  });

  test.each([
    ["text", '<input value="a">', { value: "b" }],
    ["a box", '<input type="checkbox">', { checked: true }],
    ["a choice", "<select><option>a</option><option>b</option></select>", { value: "b" }],
  ])("puts %s of a field that was drawn anew into the new one", (_, html, left) => {
    const [field, now] = [0, 1].map(() => {
      document.body.innerHTML = html;
      return find("input, select") as HTMLInputElement;
    }) as [HTMLInputElement, HTMLInputElement];
    Object.assign(field, left);
    fieldAction(field)(now);
    expect(now).toMatchObject(left);
  });

  test.each([
    ["one option", undefined, ["c"], ["c"]],
    ["several options", true, ["c", "b"], ["b", "c"]],
  ])("tells React of a select with %s as it was left before React took it over", async (_, multiple, chosen, told) => {
    const { renderToString } = await import("react-dom/server");
    const first = multiple ? ["a"] : "a";
    const heard: string[][] = [];
    const valuesOf = (select: HTMLSelectElement) => [...select.selectedOptions].map(({ value }) => value);
    const Choice = () => {
      const [value, setValue] = useState<string | string[]>(first);
      const [, drawAgain] = useState(false);
      useEffect(() => drawAgain(true), []);
      const onChange = ({ target }: { target: HTMLSelectElement }) => {
        heard.push(valuesOf(target));
        setValue(multiple ? valuesOf(target) : target.value);
      };
      const options = ["a", "b", "c"].map((name) => createElement("option", { key: name, value: name }, name));
      return createElement("select", { value, multiple, onChange }, options);
    };
    document.body.innerHTML = "<main></main>";
    const container = find("main");
    container.innerHTML = renderToString(createElement(Choice));
    const select = find("select") as HTMLSelectElement;
    for (const option of select.options) option.selected = chosen.includes(option.value);
    const tell = fieldAction(select);
    const root = await act(() => Promise.resolve(hydrateRoot(container, createElement(Choice))));
    expect(valuesOf(select)).toEqual(["a"]);
    act(() => tell(select));
    expect([heard, valuesOf(select)]).toEqual([[told], told]);
    act(() => root.unmount());
  });
});
