/** @jest-environment jsdom */
import { fetchInView } from "../../src/ui/links-in-view";

type Change = { target: Element; isIntersecting: boolean };
const observed = new Set<Element>();
const state: { tell: (changes: Change[]) => void } = { tell: () => undefined };

/** What tells of links in view, as browsers do. */
class Observer {
  constructor(tell: (changes: Change[], observer: Observer) => void) {
    state.tell = (changes) => tell(changes, this);
  }
  observe = (element: Element) => void observed.add(element);
  unobserve = (element: Element) => void observed.delete(element);
}

const abort = jest.fn();
const enqueue = jest.fn(() => ({ abort }));

function link(href: string): HTMLAnchorElement {
  const element = document.createElement("a");
  element.href = href;
  document.body.append(element);
  fetchInView(element);
  return element;
}

test("nothing is watched where a browser cannot, and where a link goes", () => {
  fetchInView(document.createElement("a"));
  fetchInView(null);
  expect(observed.size).toBe(0);
});

describe("where a browser tells of what is in view", () => {
  beforeEach(() => {
    Object.assign(globalThis, { IntersectionObserver: Observer });
    Object.assign(window, { ___loader: { enqueue } });
    jest.clearAllMocks();
    window.history.replaceState(null, "", "/here/");
  });

  test("the page of a link in view is fetched, and is not once the link has left the view", () => {
    const target = link("/docs/?a=b#c");
    state.tell([{ target, isIntersecting: true }]);
    expect([enqueue.mock.calls, abort.mock.calls.length]).toEqual([[["/docs/?a=b"]], 0]);
    state.tell([{ target, isIntersecting: false }]);
    expect([enqueue.mock.calls.length, abort.mock.calls.length]).toEqual([1, 1]);
    expect(observed.has(target)).toBe(true);
  });

  test("the page that shows is not fetched, nor one whose address cannot be decoded", () => {
    for (const href of ["/here/#part", "/100%"]) state.tell([{ target: link(href), isIntersecting: true }]);
    expect(enqueue).not.toHaveBeenCalled();
  });

  test("a link that has left the document is watched no more", () => {
    const target = link("/docs/");
    target.remove();
    state.tell([{ target, isIntersecting: false }]);
    expect(observed.has(target)).toBe(false);
  });
});
