import { memo } from "react";
import { SiteLink } from "../../../ui/site-link";
import { pictureOf } from "./picture";
import type { ShowcaseSite } from "../showcase-site";
import { word } from "../words";

/** A site as the page's query gives it. */
export type CardSite = Omit<ShowcaseSite, "description"> & { description?: string | null };

type CardProps = {
  site: CardSite;
  /** What readers see of the site's tags. */
  labels: string;
  isShown: boolean;
  isFavourite: boolean;
  onToggle: (slug: string) => void;
};

/** A site: a picture made of its name, a link to it and one to its source, its tags, and whether a reader keeps it. */
export const ShowcaseCard = memo(function ShowcaseCard({ site, labels, isShown, isFavourite, onToggle }: CardProps) {
  const { slug, title } = site;
  return (
    <li id={slug} hidden={!isShown}>
      <CardBody {...{ site, labels }} />
      <button
        type="button"
        className="keep"
        aria-pressed={isFavourite}
        title={word("keep", { title })}
        data-print="hide"
        onClick={({ currentTarget }) => {
          keepFocusInList(currentTarget);
          onToggle(slug);
        }}
      />
    </li>
  );
});

/**
 * Takes the focus from a star whose card is about to go, because readers see their favourites alone, to the star of the
 * card beside it; where that was the last, to the choice.
 */
function keepFocusInList(star: HTMLElement): void {
  const mine = star.closest(".showcase")?.querySelector<HTMLElement>("[name=mine]:checked");
  if (!mine) return;
  const stars = [...(star.closest("ul")?.querySelectorAll<HTMLElement>("li:not([hidden]) > .keep") ?? [])];
  const at = stars.indexOf(star);
  (stars[at + 1] ?? stars[at - 1] ?? mine).focus();
}

/** What stays the same of a card while a reader filters. */
const CardBody = memo(function CardBody({ site, labels }: Pick<CardProps, "site" | "labels">) {
  const { title, description, website, source, color } = site;
  const { background, shape, letters, ink } = pictureOf(title, color);
  return (
    <>
      <svg viewBox="0 0 16 9" aria-hidden="true" style={{ background }}>
        <path d={shape} fill={ink} fillOpacity=".14" />
        <text x="8" y="6" fill={ink}>
          {letters}
        </text>
      </svg>
      <SiteLink className="site" href={website}>
        {title}
      </SiteLink>
      {description && <p>{description}</p>}
      <p className="about">
        {labels}
        {source && <SiteLink href={source}>{word("source")}</SiteLink>}
      </p>
    </>
  );
});
