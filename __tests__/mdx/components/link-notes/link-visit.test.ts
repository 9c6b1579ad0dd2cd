/** @jest-environment jsdom */
import { watchLink } from "../../../../src/mdx/components/link-notes/link-preview";

const tides = { json: { data: { doc: { title: "Tides", description: "When the water comes and goes." } } } };
const REST_MS = 400;
/** Longer than anything that a preview waits for. */
const LONG_MS = 1000;

/** The elements that the mouse or the focus is on. */
const pointedAt = new Set<Element>();

beforeEach(() => {
  jest.useFakeTimers();
  pointedAt.clear();
  window.matchMedia = jest.fn(() => ({ matches: true }) as MediaQueryList);
  HTMLElement.prototype.showPopover = jest.fn();
  HTMLElement.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    return selector.includes(":hover") ? pointedAt.has(this) : this.closest(selector) === this;
  });
  document.body.innerHTML = '<a href="/tides/">the <b>tides</b></a>';
});

afterEach(() => window.dispatchEvent(new Event("scroll")));

const link = () => document.querySelector("a") as HTMLAnchorElement;
const previews = () => [...document.querySelectorAll(".link-preview")];
const pass = (milliseconds = LONG_MS) => jest.advanceTimersByTimeAsync(milliseconds);
const press = (key: string) => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

/** The mouse or the focus comes to the link, whose page is here or on its way. */
function come(page: Promise<typeof tides> = Promise.resolve(tides)): void {
  pointedAt.add(link());
  watchLink(link(), page);
}

/** What is pointed at is so no longer, and says so by an event. */
function leave(element: Element, event = "mouseleave"): void {
  pointedAt.delete(element);
  element.dispatchEvent(new Event(event));
}

/** The preview of a link that the mouse rests on. */
async function shown(): Promise<Element> {
  come();
  await pass();
  const [box] = previews();
  if (!box || previews().length > 1) throw new Error(`There are ${previews().length} previews`);
  return box;
}

test("who comes back while the page is on its way sees one preview, and none after leaving", async () => {
  const answer: { give?: (page: typeof tides) => void } = {};
  const page = new Promise<typeof tides>((resolve) => (answer.give = resolve));
  come(page);
  await pass();
  leave(link());
  await pass(0);
  come(page);
  await pass(REST_MS / 2);
  answer.give?.(tides);
  await pass(0);
  expect(previews()).toHaveLength(0);
  await pass();
  expect(previews()).toHaveLength(1);
  leave(link());
  await pass();
  expect(previews()).toHaveLength(0);
});

test("a preview goes with its link, and when that leads elsewhere", async () => {
  await shown();
  document.body.querySelector("b")?.remove();
  await pass(0);
  expect(previews()).toHaveLength(1);
  link().href = "/seas/";
  await pass(0);
  expect(previews()).toHaveLength(0);
  link().href = "/tides/";
  await shown();
  link().remove();
  await pass(0);
  expect(previews()).toHaveLength(0);
});

test("a preview stays while the focus is on its link, or the mouse on itself", async () => {
  const box = await shown();
  link().dispatchEvent(new Event("mouseleave"));
  await pass();
  expect(previews()).toEqual([box]);
  pointedAt.add(box);
  leave(link(), "blur");
  await pass();
  expect(previews()).toEqual([box]);
  leave(box);
  await pass();
  expect(previews()).toEqual([]);
});

test("the focus that a mouse passes by still shows a preview", async () => {
  come();
  await pass(REST_MS / 2);
  link().dispatchEvent(new Event("mouseleave"));
  await pass();
  expect(previews()).toHaveLength(1);
});

test.each(["before", "after"])("Escape %s a preview shows takes it away until the mouse comes anew", async (when) => {
  come();
  await pass(when === "before" ? REST_MS / 2 : LONG_MS);
  press("Escape");
  expect(previews()).toHaveLength(0);
  come();
  await pass();
  expect(previews()).toHaveLength(0);
  leave(link());
  await pass();
  await shown();
});

test("the mouse that comes to a link with the focus shows the preview that Escape took away, once", async () => {
  await shown();
  press("Escape");
  link().dispatchEvent(new Event("mouseenter"));
  link().dispatchEvent(new Event("mouseenter"));
  await shown();
});

test("Escape while the page is on its way means the preview, too", async () => {
  const answer: { give?: (page: typeof tides) => void } = {};
  come(new Promise<typeof tides>((resolve) => (answer.give = resolve)));
  await pass();
  press("Escape");
  answer.give?.(tides);
  await pass();
  expect(previews()).toHaveLength(0);
});

test("a preview stands by the mouse, where that was seen on the link", async () => {
  const place = async () => ((await shown()) as HTMLElement).style.left;
  expect(await place()).toBe("8px");
  leave(link());
  await pass();
  Object.defineProperty(document.documentElement, "clientWidth", { value: 1000, configurable: true });
  come();
  link().dispatchEvent(new MouseEvent("mousemove", { clientX: 500 }));
  expect(await place()).toBe("508px");
});

test("a link without a box has its preview beside its words, and none where these have no place either", async () => {
  HTMLElement.prototype.getClientRects = () => [] as unknown as DOMRectList;
  const words = (...lines: DOMRect[]) => (Range.prototype.getClientRects = () => lines as unknown as DOMRectList);
  Object.defineProperty(document.documentElement, "clientWidth", { value: 1000, configurable: true });
  words(new DOMRect(200, 100, 80, 20));
  expect(((await shown()) as HTMLElement).style.left).toBe("200px");
  leave(link());
  await pass();
  words();
  come();
  await pass();
  expect(previews()).toEqual([]);
});

test.each(["scroll", "resize", "popstate"])("a preview does not outlive a %s", async (name) => {
  await shown();
  window.dispatchEvent(new Event(name));
  expect(previews()).toHaveLength(0);
});

test("a preview stays while the mouse crosses another link on its way to it", async () => {
  document.body.innerHTML += '<a id="other" href="/ebb/">ebb</a>';
  const other = document.querySelector<HTMLAnchorElement>("#other") as HTMLAnchorElement;
  const cross = () => {
    pointedAt.add(other);
    watchLink(other, Promise.resolve(tides));
  };
  const box = await shown();
  leave(link());
  cross();
  await pass(REST_MS / 4);
  leave(other);
  pointedAt.add(box);
  await pass();
  expect(previews()).toEqual([box]);
  leave(box);
  cross();
  await pass();
  expect(previews()).toHaveLength(1);
  expect(previews()).not.toContain(box);
});
