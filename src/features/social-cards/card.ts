import { CARD_SIZE } from "../../lib/pages/social-card";
import { oneLine } from "../../lib/content/one-line";

/** What a card says: the page's title, the part of the site that it is in, the site, and the docs version. */
export type Card = { title: string; section: string; site: string; version: string };

/** Colours of a card: of its background, its title, and its section. */
export type CardColors = { background: string; text: string; accent: string };

/** An element as satori takes it. */
export type CardElement = {
  type: string;
  props: { style: Record<string, string | number>; children?: CardElement[] | string };
};

/** The sizes of titles in pixels, each for titles up to so many characters. */
const TITLE_SIZES = [
  [22, 104],
  [44, 80],
  [90, 64],
  [Infinity, 48],
] as const;
const TITLE_LINES = 4;

/** A card as elements: the section above, the title, and below the site and the version. */
export function cardElement(
  { title, section, site, version }: Card,
  { background, text, accent }: CardColors,
): CardElement {
  const [, titleSize] = TITLE_SIZES.find(([length]) => title.length <= length) ?? TITLE_SIZES[0];
  const line = (style: CardElement["props"]["style"], children: string) =>
    box({ display: "block", ...style }, children);
  return box(
    {
      ...CARD_SIZE,
      boxSizing: "border-box",
      flexDirection: "column",
      justifyContent: "space-between",
      padding: "64px 80px",
      borderTop: `16px solid ${accent}`,
      backgroundColor: background,
      color: text,
      fontFamily: FONT,
    },
    [
      line({ fontSize: 36, fontWeight: 600, color: accent, lineClamp: 1 }, section),
      line({ fontSize: titleSize, fontWeight: 600, lineHeight: 1.15, lineClamp: TITLE_LINES }, title),
      box({ justifyContent: "space-between", fontSize: 32, fontWeight: 400, opacity: 0.75 }, [
        line({}, site),
        line({}, version),
      ]),
    ],
  );
}

/** The font of cards, by the name under which the worker loads it. */
export const FONT = "Inter";

/** The weights that cards use. */
export const WEIGHTS = [400, 600] as const;

function box(style: CardElement["props"]["style"], children: CardElement[] | string): CardElement {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

/**
 * A card with the characters alone that a font has, `isDrawn` says which; where nothing is left of the title, the
 * section or the site stands for it.
 */
export function drawableCard(card: Card, isDrawn: (character: string) => boolean): Card {
  const drawable = (text: string) => oneLine([...text].filter(isDrawn).join(""));
  const [section, site, version] = [drawable(card.section), drawable(card.site), drawable(card.version)];
  const title = drawable(card.title);
  if (title !== "") return { title, section, site, version };
  return { title: section || site, section: section && site, site, version };
}
