/** @jest-environment jsdom */
import { keepFocusInList, showCards } from "../../../src/features/showcase/components/card-order";

let list: HTMLElement;
beforeEach(() => {
  const cards = ["a", "b", "c"].map((id) => `<li id=${id}><button class=keep aria-pressed=false></button></li>`);
  document.body.innerHTML = `<ul>${cards.join("")}</ul><input>`;
  list = document.querySelector("ul") as HTMLElement;
});
const star = (slug: string) => document.querySelector(`#${slug} > .keep`) as HTMLElement;
const seen = () =>
  [...list.children].map((card) => {
    const kept = card.querySelector("[aria-pressed=true]") ? "*" : "";
    return `${(card as HTMLElement).hidden ? "-" : ""}${card.id}${kept}`;
  });
const show = (order: string, shown: string, favourites = "") =>
  showCards(list, { order: [...order], shown: new Set(shown), favourites: new Set(favourites) });

test("cards are in the order, shown and marked as a reader chose, and as they were again", () => {
  show("cab", "ac", "c");
  expect(seen()).toEqual(["c*", "a", "-b"]);
  show("abc", "abc");
  expect(seen()).toEqual(["a", "b", "c"]);
});

test("nothing is written where nothing changes", async () => {
  const changes = jest.fn();
  new MutationObserver(changes).observe(list, { attributes: true, childList: true, subtree: true });
  show("abc", "abc");
  await Promise.resolve();
  expect(changes).not.toHaveBeenCalled();
  show("bac", "abc");
  await Promise.resolve();
  expect(changes).toHaveBeenCalledTimes(1);
});

test("a card that moves keeps the focus", () => {
  star("c").focus();
  show("cab", "abc", "c");
  expect(document.activeElement).toBe(star("c"));
});

test("the focus goes to the star beside one that is about to go, before it, or to what else there is", () => {
  const otherwise = document.querySelector("input");
  const after = (slug: string) => {
    star(slug).focus();
    keepFocusInList(list, star(slug), otherwise);
    return document.activeElement;
  };
  expect([after("a"), after("c")]).toEqual([star("b"), star("b")]);
  show("abc", "b");
  expect(after("b")).toBe(otherwise);
});
