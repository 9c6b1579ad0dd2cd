/** @jest-environment jsdom */
import { loadWhereNeeded, scriptLoader } from "../../../src/layout/held-scripts/script-loader";

const srcs = () => [...document.body.querySelectorAll("script[src]")].map((script) => script.getAttribute("src"));
const template = () => document.querySelector("template") as HTMLTemplateElement;

function write(attributes: string, after = ""): void {
  document.body.innerHTML = `<template ${attributes}><meta name="___build" content="7"><link rel="preload"><script src="/doc-1.js" async></script><script src="/app.js" async></script></template>${after}`;
}

describe("scriptLoader", () => {
  beforeEach(() => write(""));

  it("runs what the template holds, once", () => {
    const load = scriptLoader(template(), () => undefined);
    expect(srcs()).toEqual([]);
    load();
    load();
    expect(srcs()).toEqual(["/doc-1.js", "/app.js"]);
    expect(document.querySelectorAll("body > link")).toHaveLength(1);
  });

  it("sets what the scripts find on the window, before they run", () => {
    const load = scriptLoader(template(), () => undefined);
    expect(window).toMatchObject({ ___build: "7", ___chunkMapping: {} });
    load();
    expect(document.querySelector("body > meta")).toBeNull();
  });

  it("tells of each script that does not load, and tries it again", () => {
    const failures = jest.fn();
    const load = scriptLoader(template(), failures);
    load();
    document.querySelector("body > link")?.dispatchEvent(new Event("error"));
    expect(failures).not.toHaveBeenCalled();
    document.querySelector("[src*=doc]")?.dispatchEvent(new Event("error"));
    expect(failures).toHaveBeenCalledTimes(1);
    expect(srcs()).toEqual(["/app.js"]);
    load();
    load();
    expect(srcs()).toEqual(["/app.js", "/doc-1.js"]);
  });
});

describe("loadWhereNeeded", () => {
  const seen: { observed: Element[]; show: () => void } = { observed: [], show: () => undefined };
  beforeEach(() => {
    jest.useFakeTimers();
    window.localStorage.clear();
    window.location.hash = "";
    seen.observed = [];
    globalThis.IntersectionObserver = class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen.show = () => tell([{ isIntersecting: true }]);
        tell([{ isIntersecting: false }]);
      }
      observe = (part: Element) => void seen.observed.push(part);
    } as unknown as typeof IntersectionObserver;
  });

  afterEach(() => jest.useRealTimers());

  /** Whether scripts load by themselves: after the first paint, as they all should, or before. */
  function loadsWith(attributes: string, after = ""): "before" | "painted" | false {
    write(attributes, after);
    const load = jest.fn();
    loadWhereNeeded(template(), load);
    const isBefore = load.mock.calls.length > 0;
    jest.runAllTimers();
    return isBefore ? "before" : load.mock.calls.length > 0 && "painted";
  }

  it("waits with a page that shows all that its reader asked for", () => {
    window.location.hash = "#%zz";
    expect(loadsWith('data-when="intent" data-keys="one two"', "<p id=a></p>")).toBe(false);
  });

  it("waits for no reader where the site wants its scripts", () => {
    expect(loadsWith('data-when="load"')).toBe("painted");
  });

  it("marks the words that the address names", () => {
    window.history.replaceState(null, "", "?a=1&highlight=yarn");
    expect(loadsWith("")).toBe("painted");
    window.history.replaceState(null, "", "?a=highlight");
    expect(loadsWith("")).toBe(false);
  });

  it.each(["<div hidden><p id=ä></p></div>", "<details><p id=ä></p></details>"])("opens what is in %s", (html) => {
    window.location.hash = "#%C3%A4";
    expect(loadsWith("", html)).toBe("painted");
    expect(loadsWith("", html.replace("hidden", "").replace("<details", "<details open"))).toBe(false);
  });

  it("shows an earlier choice that the HTML does not know", () => {
    window.localStorage.setItem("two", "x");
    expect(loadsWith('data-keys="one two"')).toBe("painted");
  });

  it("does not wait for a part that needs scripts, or only until it is in view", () => {
    expect(loadsWith("", '<p data-needs-scripts="now"></p>')).toBe("painted");
    expect(loadsWith("", '<p data-needs-scripts="view"></p>')).toBe(false);
    expect(seen.observed).toHaveLength(1);
  });

  it("looks at the place of a part that the server could not draw, not at what marks it", () => {
    loadsWith("", '<i data-needs-scripts="view"><template></template><b></b></i>');
    loadsWith("", '<p><i data-needs-scripts="view"><template></template></i></p>');
    expect(seen.observed.map(({ localName }) => localName)).toEqual(["b", "p"]);
  });

  it.each([
    ['<link rel="preload"><noscript></noscript><style></style><b></b><u></u>', ["link", "noscript", "style", "b", "u"]],
    ["<site-island><b></b></site-island>", ["site-island", "b"]],
    ["text", ["main"]],
  ])("looks at all of a part, since browsers show nothing of some elements: %s", (inside, names) => {
    loadsWith("", `<main><site-island data-needs-scripts="view">${inside}</site-island></main>`);
    expect(seen.observed.map(({ localName }) => localName)).toEqual(names);
  });

  it("loads when such a part comes into view", () => {
    write("", '<p data-needs-scripts="view"></p>');
    const load = jest.fn();
    loadWhereNeeded(template(), load);
    seen.show();
    jest.runAllTimers();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
