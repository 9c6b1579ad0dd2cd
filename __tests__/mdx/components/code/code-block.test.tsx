/** @jest-environment jsdom */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { CodeBlock } from "../../../../src/mdx/components/code/code-block";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test("a block has its buttons once it shows, as one in a closed tab does when that opens", () => {
  let tell = (): void => undefined;
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      tell = () => callback([], this);
    }
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
  const width = jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(0);
  const container = document.body.appendChild(document.createElement("div"));
  act(() => createRoot(container).render(<CodeBlock language="js" html="1" />));
  act(() => tell());
  expect(document.querySelectorAll("button")).toHaveLength(0);
  width.mockReturnValue(300);
  act(() => tell());
  expect(document.querySelectorAll("button")).toHaveLength(1);
});
