/** Which cards a list shows in which order, and which of them a reader keeps; all by their slugs. */
export type ShownCards = { order: readonly string[]; shown: ReadonlySet<string>; favourites: ReadonlySet<string> };

/**
 * Has a list of cards, each with its slug as its id, show what a reader chose. A card that is moved keeps the focus.
 */
export function showCards(list: HTMLElement, { order, shown, favourites }: ShownCards): void {
  const cards = new Map([...list.children].map((card) => [card.id, card as HTMLElement]));
  const focused = document.activeElement;
  let place = list.firstElementChild;
  for (const slug of order) {
    const card = cards.get(slug);
    if (!card) continue;
    if (card === place) place = card.nextElementSibling;
    else list.insertBefore(card, place);
    if (card.hidden === shown.has(slug)) card.hidden = !card.hidden;
    const star = card.querySelector(".keep");
    const isKept = String(favourites.has(slug));
    if (star?.getAttribute("aria-pressed") !== isKept) star?.setAttribute("aria-pressed", isKept);
  }
  if (focused !== document.activeElement && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/**
 * Takes the focus from the star of a card that is about to go, because readers see their favourites alone, to the star
 * of the card beside it; where that was the last, to `otherwise`.
 */
export function keepFocusInList(list: HTMLElement, star: HTMLElement, otherwise: HTMLElement | null): void {
  const stars = [...list.querySelectorAll<HTMLElement>("li:not([hidden]) > .keep")];
  const at = stars.indexOf(star);
  (stars[at + 1] ?? stars[at - 1] ?? otherwise)?.focus();
}
