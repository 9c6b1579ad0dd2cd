import { hashOf } from "../../lib/values/hash-of";

/** A circle of a cover: its middle and radius in a box of 320 by 180, and which of three tones it has. */
type CoverCircle = { x: number; y: number; radius: number; tone: 0 | 1 | 2 };

/** What a cover shows: a few large letters, and circles whose places follow from the title. */
type Cover = { letters: string; circles: CoverCircle[] };

/** The cover of a post: the same title has the same one in every build. */
export function coverOf(title: string): Cover {
  let seed = hashOf(title);
  const next = (below: number) => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519) >>> 0;
    return seed % below;
  };
  const circles = ([0, 1, 2] as const).map((tone) => ({
    x: next(320),
    y: 20 + next(150),
    radius: 46 + next(70),
    tone,
  }));
  return { letters: lettersOf(title), circles };
}

/** The version or the year that a title names, else the first letters of its first two long words. */
function lettersOf(title: string): string {
  const [number] = /\d+(?:\.\d+)+|\b(?:19|20)\d\d\b/.exec(title) ?? [];
  // An accent may be a character of its own, in which a word does not end.
  const whole = title.normalize();
  const words = whole.match(/\p{L}{3,}/gu) ?? whole.match(/\p{L}+/gu) ?? [];
  return (
    number ??
    words
      .slice(0, 2)
      .map((word) => [...word][0]?.toUpperCase())
      .join("")
  );
}
