/** @jest-environment jsdom */
import { act } from "react";
import { MobileTableOfContents, TableOfContents } from "../../src/article/table-of-contents";
import { clearDrawn, draw } from "../support/drawn";
import { animateAtOnce } from "../support/motion";

const WINDOW = 800;
const entries = ["a", "b", "c", "d"].map((id) => ({ id, level: 2, children: [id] }));
/** A page of 3,000 pixels: where its headings are, which of them show, and how far it is scrolled. */
const page = { tops: { a: 150, b: 1000, c: 2600, d: 2900 } as Record<string, number>, hidden: "", at: 0 };

const active = () => document.querySelector("[aria-current=location]")?.textContent;
const frame = () => act(async () => jest.advanceTimersToNextFrame());
const scrollTo = (at: number) => {
  page.at = at;
  window.dispatchEvent(new Event("scroll"));
  return frame();
};

beforeAll(() => {
  animateAtOnce();
  const define = (target: object, name: string, get: (this: HTMLElement) => unknown) =>
    Object.defineProperty(target, name, { get, configurable: true });
  define(window, "scrollY", () => page.at);
  define(window, "innerHeight", () => WINDOW);
  define(document.documentElement, "scrollHeight", () => 3000);
  define(HTMLElement.prototype, "offsetParent", () => document.body);
  HTMLElement.prototype.checkVisibility = function checkVisibility() {
    return this.id !== page.hidden;
  };
  HTMLHeadingElement.prototype.getBoundingClientRect = function place() {
    return { top: (page.tops[this.id] ?? 0) - page.at } as DOMRect;
  };
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(page, { hidden: "", at: 0 });
  window.history.replaceState(null, "", "/");
});
afterEach(clearDrawn);

const drawArticle = async () => {
  await draw(
    <>
      <TableOfContents entries={entries} />
      <article>
        {entries.map(({ id }) => (
          <h2 key={id} id={id}>
            {id}
          </h2>
        ))}
      </article>
    </>,
  );
  await frame();
};

test("the heading that is being read is marked, on a long section too, and the last one at the end", async () => {
  await drawArticle();
  const marks = [active()];
  for (const at of [200, 900, 1700, 2150, 2200, 0]) {
    await scrollTo(at);
    marks.push(active());
  }
  expect(marks).toEqual(["a", "a", "b", "b", "d", "d", "a"]);
});

test("another heading that is being read draws no link anew", async () => {
  let drawn = 0;
  const counted = entries.map(({ id, level }) => ({
    id,
    level,
    get children() {
      drawn += 1;
      return [id];
    },
  }));
  await draw(
    <>
      <TableOfContents entries={counted} />
      <h2 id="a">a</h2>
      <h2 id="b">b</h2>
    </>,
  );
  await frame();
  expect(active()).toBe("a");
  drawn = 0;
  await scrollTo(1000);
  expect([active(), drawn]).toEqual(["b", 0]);
});

test("a jump marks its target until the reader scrolls on, also where the page ends before the target is at the top", async () => {
  await drawArticle();
  page.at = 2200;
  window.history.replaceState(null, "", "#c");
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  await frame();
  expect(active()).toBe("c");
  await scrollTo(2150);
  await scrollTo(2200);
  expect(active()).toBe("d");
});

test("the heading that the address names is marked from the start", async () => {
  window.history.replaceState(null, "", "/#d");
  await drawArticle();
  expect(active()).toBe("d");
});

test("headings in closed tabs and blocks are passed over", async () => {
  page.hidden = "b";
  await drawArticle();
  await scrollTo(1700);
  expect(active()).toBe("a");
});

test("the block of small screens opens at the heading that is being read", async () => {
  window.history.replaceState(null, "", "/#d");
  HTMLAnchorElement.prototype.getBoundingClientRect = () => ({ top: 600, bottom: 620 }) as DOMRect;
  HTMLUListElement.prototype.getBoundingClientRect = () => ({ top: 40, bottom: 440, height: 400 }) as DOMRect;
  await draw(
    <>
      <MobileTableOfContents entries={entries} />
      <h2 id="d">d</h2>
    </>,
  );
  await frame();
  const list = document.querySelector("details > ul");
  expect(list?.scrollTop).toBe(0);
  await act(async () => void document.querySelector("details")?.dispatchEvent(new Event("toggle")));
  expect(list?.scrollTop).toBe(280);
});

test("the block of small screens closes when a heading is chosen, and only then", async () => {
  await draw(<MobileTableOfContents entries={entries} />);
  const block = document.querySelector("details");
  const click = (selector: string) => act(async () => void document.querySelector<HTMLElement>(selector)?.click());
  await click("summary");
  await click("li");
  expect(block?.open).toBe(true);
  await click("a");
  expect(block?.open).toBe(false);
});
