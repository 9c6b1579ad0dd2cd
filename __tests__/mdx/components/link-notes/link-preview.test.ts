/** @jest-environment jsdom */
import { watchLink } from "../../../../src/mdx/components/link-notes/link-preview";

beforeEach(() => {
  jest.useFakeTimers();
});

/** How many timers a link of this HTML begins where the reader's device has a mouse, or none. */
function timersOf(html: string, hasMouse = true): number {
  jest.clearAllTimers();
  window.matchMedia = jest.fn(
    (query: string) => ({ matches: hasMouse && query === "(hover: hover)" }) as MediaQueryList,
  );
  document.body.innerHTML = html;
  watchLink(document.querySelector("a") as HTMLAnchorElement, undefined);
  return jest.getTimerCount();
}

test("a link is waited for where the reader has a mouse", () => {
  expect(timersOf('<a href="#a">A</a>')).toBe(1);
  expect(timersOf('<a href="#a">A</a>', false)).toBe(0);
});

test.each([
  '<a class="heading-anchor" href="#a">#</a>',
  '<a data-footnote-backref href="#a">↩</a>',
  '<span class="glossary-term"><a href="/glossary/#a">A</a></span>',
  '<ul class="doc-cards"><li><a href="/a/">A</a></li></ul>',
  '<a href="/a/"><img src="/a.png"></a>',
  '<a href="/a/"><h3>A</h3></a>',
])("nobody waits for %s", (html) => {
  expect(timersOf(html)).toBe(0);
});

test("the link that is waited for is so once, and not after the mouse has left", () => {
  expect(timersOf('<a href="#a">A</a>')).toBe(1);
  const link = document.querySelector("a") as HTMLAnchorElement;
  watchLink(link, undefined);
  expect(jest.getTimerCount()).toBe(1);
  link.dispatchEvent(new Event("mouseleave"));
  jest.runAllTimers();
  expect(jest.getTimerCount()).toBe(0);
  watchLink(link, undefined);
  expect(jest.getTimerCount()).toBe(1);
});
