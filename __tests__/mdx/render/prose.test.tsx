/** @jest-environment jsdom */
import { act } from "react";
import { createRoot } from "react-dom/client";
import type { ContentNode } from "../../../src/mdx/content-node";
import { Prose } from "../../../src/mdx/render/prose";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const content: ContentNode[] = [
  ["div", { className: "table-scroll", id: "wide", $html: "<table></table>" }],
  ["ul", {}, ["li", {}, ["div", { className: "formula-block", id: "narrow" }]]],
  ["p", { id: "text" }, "Text"],
];

test("what scrolls sideways is a stop of the Tab key while it does", () => {
  const tell = new Set<() => void>();
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      this.run = () => callback([], this);
    }
    run: () => void;
    observe = () => void tell.add(this.run);
    unobserve = jest.fn();
    disconnect = () => void tell.delete(this.run);
  };
  let room = 300;
  jest.spyOn(Element.prototype, "clientWidth", "get").mockImplementation(() => room);
  jest.spyOn(Element.prototype, "scrollWidth", "get").mockImplementation(function (this: Element) {
    return this.id === "wide" ? 500 : room;
  });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<Prose nodes={content} />));
  const stops = () => {
    for (const run of tell) run();
    return [...document.querySelectorAll("[tabindex='0']")].map(({ id }) => id);
  };
  expect(stops()).toEqual(["wide"]);
  room = 800;
  expect(stops()).toEqual([]);
  room = 300;
  expect(stops()).toEqual(["wide"]);
  act(() => root.unmount());
  expect(tell.size).toBe(0);
});
