import { contrastOf } from "../../../theme/contrast";
import { hashOf } from "../../../lib/values/hash-of";

/**
 * A site's picture: its colour, a path on a field of 16 by 9, the site's letters, and the colour of both where that is
 * not white, which the stylesheet gives them.
 */
type Picture = { background: string; shape: string; letters: string; ink?: string };

const BLACK = "#000000";
const WHITE = "#ffffff";
const WIDTH = 16;
const HEIGHT = 9;
/** Hues that can be told apart. */
const HUES = 24;
/** Two shapes on each hue: with as many as there are sites, compressed pages would be a tenth longer. */
const PICTURES = 2 * HUES;

/** The picture of a site, the same in every build: its title decides the colour, where none is given, and the shape. */
export function pictureOf(title: string, color?: string | null): Picture {
  const picture = numbersOf(title)(PICTURES);
  const hue = (picture % HUES) * (360 / HUES);
  return {
    // As dark as white letters need it, on every hue.
    background: color ?? `hsl(${hue} 45% 32%)`,
    shape: shapeOf(numbersOf(String(picture))),
    letters: lettersOf(title),
    ink: color && contrastOf(color, BLACK) > contrastOf(color, WHITE) ? BLACK : undefined,
  };
}

/** The first letters of the first two words, of one word its first. */
function lettersOf(title: string): string {
  const words = title.normalize().match(/[\p{L}\p{N}]+/gu) ?? [...title];
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? "")
    .join("");
}

/** One of three kinds of shape: a hill, a wave of circles, stripes. */
function shapeOf(next: (below: number) => number): string {
  const kind = next(3);
  if (kind === 0) {
    const top = 3 + next(4);
    return `M0 ${HEIGHT}L${2 + next(6)} ${top}L${8 + next(3)} ${HEIGHT - 1}L${11 + next(3)} ${1 + next(4)}L${WIDTH} ${HEIGHT}z`;
  }
  if (kind === 1) {
    const radius = 2 + next(3);
    return `M${10 + next(4)} ${next(4)}a${radius} ${radius} 0 1 0 .1 0zM${2 + next(5)} ${3 + next(3)}a${radius + 1} ${radius + 1} 0 1 0 .1 0z`;
  }
  const width = 1 + next(2);
  return [0, 1, 2].map((stripe) => `M${4 + stripe * 4 + next(2)} 0h${width}l-4 9h-${width}z`).join("");
}

/** Whole numbers from a text, always the same ones. */
function numbersOf(text: string): (below: number) => number {
  let state = hashOf(text);
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    return ((state >>> 8) & 0xffff) % below;
  };
}
