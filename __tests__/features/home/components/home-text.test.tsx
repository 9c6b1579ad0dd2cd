/** @jest-environment jsdom */
import { Hero } from "../../../../src/features/home/components/hero";
import { clearDrawn, draw } from "../../../support/drawn";

beforeAll(() => {
  // jsdom draws nothing, and has none.
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});
afterEach(clearDrawn);

/** The text of the beginning of a home page whose file has a heading and a paragraph, or neither. */
async function shown(heading: unknown, prose: unknown, said: object = { headline: "Tides" }) {
  const settings = { actions: [], ...said };
  const part = { name: "index", title: "Tern", source: "", sourceHtml: "", commands: [], settings, heading, prose };
  await draw(<Hero part={part as unknown as Queries.HomePartFragment} />);
  return [...(document.querySelector("header")?.children ?? [])].map((child) => child.textContent);
}

test("the text of a home page without an example stands beside its promise", async () => {
  expect(await shown(["Harbours"], [["p", {}, "Each has a table."]])).toEqual(["Tides", "HarboursEach has a table."]);
});

test("a heading and a text are a page by themselves: the heading is its title, once", async () => {
  expect(await shown(["Tern ", ["code", {}, "2"]], [["p", {}, "A bird."]], {})).toEqual(["Tern 2", "A bird."]);
  expect(document.querySelector("header")?.className).toBe("hero plain");
  expect(document.querySelectorAll("h1, h2")).toHaveLength(1);
  clearDrawn();
  expect(await shown(["Harbours"], [["p", {}, "A bird."]], { title: "Tern", lead: "Tables." })).toEqual([
    "TernTables.",
    "HarboursA bird.",
  ]);
  expect(document.querySelector("header")?.className).toBe("hero");
});

test("a home page without a text has its promise alone", async () => {
  expect(await shown([], [])).toEqual(["Tides"]);
});
