import { useMemo, useRef, type MouseEvent } from "react";
import { useBeforePaint } from "../../../ui/use-before-paint";
import { inOrder } from "../filter";
import { cardHtml, type CardSite } from "./card-html";
import { keepFocusInList, showCards, type ShownCards } from "./card-order";

type CardListProps = ShownCards & {
  sites: readonly CardSite[];
  /** What readers see of tags, by their names, in their order. */
  labels: ReadonlyMap<string, string>;
  onToggle: (slug: string) => void;
};

/** The cards of all sites, of which those that a reader chose show. */
export function CardList({ sites, labels, onToggle, ...cards }: CardListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { order, shown, favourites } = cards;
  const html = useMemo(() => listHtml(sites, labels), [sites, labels]);
  useBeforePaint(() => {
    if (list.current) showCards(list.current, { order, shown, favourites });
  }, [html, order, shown, favourites]);
  const toggle = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const star = (target as Element).closest<HTMLElement>(".keep");
    if (!star) return;
    const mine = currentTarget.closest(".site-showcase")?.querySelector<HTMLElement>("[name=mine]:checked");
    if (mine) keepFocusInList(currentTarget, star, mine);
    onToggle(star.parentElement?.id ?? "");
  };
  return <ul ref={list} onClick={toggle} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** All cards in the order of a reader who chose nothing. */
function listHtml(sites: readonly CardSite[], labels: CardListProps["labels"]): string {
  const [first] = labels.keys();
  return inOrder(sites, "favourites", { first })
    .map((site) => cardHtml(site, labelsOf(site, labels).join(" · ")))
    .join("");
}

/** The labels of a site's tags, in the order of the form: readers compare cards. */
function labelsOf({ tags }: CardSite, labels: CardListProps["labels"]): string[] {
  return [...labels].filter(([id]) => tags.includes(id)).map(([, label]) => label);
}
