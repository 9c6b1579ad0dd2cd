/** @jest-environment jsdom */
import { act } from "react";
import { Article } from "../../src/article/article";
import { Navbar } from "../../src/layout/navbar/navbar";
import type { NavbarItem } from "../../src/lib/settings/navbar-config";
import { DocsDataProvider } from "../../src/ui/docs-data";
import type { FramePart } from "../../src/ui/frame-parts";
import { PlainParts } from "../../src/ui/plain-parts";
import { PageInfoProvider, type PageInfo } from "../../src/ui/page-info";
import { docs } from "../support/docs-data";
import { clearDrawn, draw } from "../support/drawn";
import { frameParts } from "../support/frame-parts";
import { animateAtOnce } from "../support/motion";
import { navbarItemsOf, type NavbarItemInput } from "../support/site";

function Search({ item }: { item?: NavbarItem }) {
  return <button type="button">Search {item ? "named" : "unnamed"}</button>;
}
function Clock({ item }: { item?: NavbarItem }) {
  return <time>{item && "zone" in item ? JSON.stringify(item.zone) : "nowhere"}</time>;
}
function Comments({ page }: { page: PageInfo }) {
  return <section>Comments on {page.path}</section>;
}

const search: FramePart = { place: "navbar", itemType: "search", position: "right", Component: Search };
const clock: FramePart = { place: "navbar", itemType: "custom-clock", Component: Clock };
const comments: FramePart = { place: "below-article", Component: Comments };

const link: NavbarItemInput = { to: "/blog/", label: "Blog" };
const navbarOf = (...items: NavbarItemInput[]) => (
  <DocsDataProvider value={docs}>
    <PageInfoProvider value={{ path: "/docs/" }}>
      <Navbar
        navbar={{
          title: "A site",
          logo: { alt: "", src: "/logo.svg" },
          hideOnScroll: false,
          items: navbarItemsOf(items),
        }}
        colorMode={{ defaultMode: "light", disableSwitch: true, respectPrefersColorScheme: false }}
        i18n={{ defaultLocale: "en", locales: {} }}
      />
    </PageInfoProvider>
  </DocsDataProvider>
);
const wordsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

beforeAll(() => {
  animateAtOnce();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});
afterEach(() => {
  clearDrawn();
  frameParts.length = 0;
});

test("a part stands where an item names it, and gets the item", async () => {
  frameParts.push(search, clock);
  await draw(navbarOf({ type: "search", position: "left" }, { type: "custom-clock", zone: "UTC" }, link));
  expect([wordsOf(".side.left > li"), wordsOf(".side.right > li")]).toEqual([["Search named"], ['"UTC"', "Blog"]]);
});

test("one with a position stands at the end of that side where no item names it; one without does not show", async () => {
  frameParts.push(search, clock);
  await draw(navbarOf(link));
  expect([wordsOf(".side.left > li"), wordsOf(".side.right > li")]).toEqual([[], ["Blog", "Search unnamed"]]);
});

test("without parts, a search item shows nothing", async () => {
  await draw(navbarOf({ type: "search" }, link));
  expect(wordsOf(".side > li")).toEqual(["Blog"]);
});

test("the menu of small screens has them, too", async () => {
  frameParts.push(search);
  await draw(navbarOf(link));
  await act(async () => {
    document.querySelector<HTMLElement>(".hamburger")?.click();
    await import("../../src/layout/navbar/mobile-panel");
  });
  expect(wordsOf("dialog .main-menu > li")).toEqual(["Blog", "Search unnamed"]);
});

const article: Queries.ArticlePageFragment = {
  title: "A",
  titleMeta: null,
  description: "",
  permalink: "/docs/a/",
  keywords: [],
  image: null,
  unlisted: false,
  noIndex: false,
  head: {},
  heading: {},
  prose: ["Text"] as never,
  hideTableOfContents: true,
  tocMinHeadingLevel: 2,
  tocMaxHeadingLevel: 3,
  toc: [],
  editUrl: null,
  lastUpdate: null,
};

test("a part below an article is the last of it, and gets the page", async () => {
  frameParts.push(comments);
  await draw(
    <PageInfoProvider value={{ path: "/docs/a/" }}>
      <Article page={article}>
        <footer>Footer</footer>
      </Article>
    </PageInfoProvider>,
  );
  expect(wordsOf("article > :last-child")).toEqual(["Comments on /docs/a/"]);
  expect(wordsOf("article > footer + section")).toHaveLength(1);
});

test("a title that the theme of a project draws stands in the place of the site's, in projects alone", async () => {
  const heading = [["header", { $html: "<h1>Kiln</h1><button>Copy</button>" }]] as never;
  const page = { ...article, heading };
  Object.assign(globalThis, { __PAGE_CLASSES__: true });
  const drawPage = (shown: typeof page) =>
    draw(
      <PageInfoProvider value={{ path: "/docs/a/" }}>
        <Article page={shown} />
      </PageInfoProvider>,
    );
  await drawPage(page);
  Object.assign(globalThis, { __PAGE_CLASSES__: false });
  expect(wordsOf("article > header > h1, article > header > button")).toEqual(["Kiln", "Copy"]);
  expect(wordsOf("h1")).toHaveLength(1);
  await drawPage({ ...page, heading: ["Glaze"] as never });
  expect(wordsOf("article > h1")).toEqual(["Glaze"]);
});

test("a part may stay in the bar on phones, where other items are in the menu", async () => {
  frameParts.push({ ...search, onPhones: "bar" });
  await draw(navbarOf(link));
  expect(wordsOf("[data-on-phones]")).toEqual(["Search unnamed"]);
  await act(async () => {
    document.querySelector<HTMLElement>(".hamburger")?.click();
    await import("../../src/layout/navbar/mobile-panel");
  });
  expect(wordsOf(".main-menu")).toEqual(["Blog"]);
});

test("parts without needs stand at their places", async () => {
  frameParts.push({ place: "home", Component: () => <p>home</p> }, { place: "overlay", Component: () => <p>over</p> });
  await draw(<PlainParts place="overlay" />);
  expect(wordsOf("p")).toEqual(["over"]);
});
