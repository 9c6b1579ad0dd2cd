/** @jest-environment jsdom */
import { act } from "react";
import { BackToTop } from "../../../src/layout/shell/back-to-top";
import { clearDrawn, draw } from "../../support/drawn";
import { animateAtOnce } from "../../support/motion";

const page = { at: 0 };
const scrollTo = (at: number) =>
  act(async () => {
    page.at = at;
    window.dispatchEvent(new Event("scroll"));
  });
const button = () => document.querySelector("button");
/** Whether the button shows after each of some scrolls. */
const shownAt = async (...places: number[]) => {
  const shown: boolean[] = [];
  for (const at of places) {
    await scrollTo(at);
    shown.push(button()?.dataset.shown === "true");
  }
  return shown;
};

beforeAll(() => {
  animateAtOnce();
  Object.defineProperty(window, "scrollY", { get: () => page.at });
  Object.defineProperty(window, "innerHeight", { get: () => 800 });
});
beforeEach(() => {
  page.at = 0;
});
afterEach(clearDrawn);

test("the button shows on the way up, more than a window's height below the top", async () => {
  await draw(<BackToTop />);
  expect(document.body.innerHTML.replace(/<svg.*<\/svg>/, "<svg/>")).toMatchInlineSnapshot(
    `"<div><button type="button" class="back-to-top" data-shown="false" data-print="hide" aria-label="Back to top" title="Back to top"><svg/></button></div>"`,
  );
  expect(await shownAt(1000, 2000, 1900, 1950, 1940, 800)).toEqual([false, false, true, false, true, false]);
});

test("a short page never shows it", async () => {
  await draw(<BackToTop />);
  expect(await shownAt(700, 600, 0)).toEqual([false, false, false]);
});

test("a jump to an anchor above is no way up", async () => {
  await draw(<BackToTop />);
  await scrollTo(3000);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  expect(await shownAt(2000, 1900)).toEqual([false, true]);
});

test("it leads to the top, and takes the focus there", async () => {
  await draw(
    <>
      <main id="main" tabIndex={-1} />
      <BackToTop />
    </>,
  );
  const scroll = jest.fn();
  window.scrollTo = scroll;
  await act(async () => button()?.click());
  expect([scroll.mock.calls, document.activeElement?.id]).toEqual([[[{ top: 0, behavior: "smooth" }]], "main"]);
});
