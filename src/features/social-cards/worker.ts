import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { CARD_SIZE } from "../../lib/pages/social-card";
import { cardElement, drawableCard, FONT, WEIGHTS, type Card, type CardColors } from "./card";
import { partWith, readRanges } from "./font-ranges";

/** What a worker is asked for: a card in its colours. */
export type CardTask = { card: Card; colors: CardColors };

const folder = path.dirname(createRequire(import.meta.url).resolve("@fontsource/inter/package.json"));
const loaded: { ranges?: ReturnType<typeof readRanges>; parts: Map<string, Font[]> } = { parts: new Map() };

/** Draws a card as PNG, with the packaged font and none of the machine's: satori makes shapes of letters. */
export async function drawCard({ card, colors }: CardTask): Promise<Uint8Array> {
  const ranges = (loaded.ranges ??= readRanges(
    JSON.parse(readFileSync(path.join(folder, "unicode.json"), "utf8")) as Record<string, string>,
  ));
  const drawable = drawableCard(card, (character) => partWith(character, ranges) !== undefined);
  const parts = new Set([
    "latin",
    ...Object.values(drawable).flatMap((text) => [...text].map((one) => partWith(one, ranges))),
  ]);
  const fonts = [...parts].flatMap((part) => (part === undefined ? [] : fontsOf(part)));
  const svg = await satori(cardElement(drawable, colors) as unknown as Parameters<typeof satori>[0], {
    ...CARD_SIZE,
    fonts,
  });
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}

function fontsOf(part: string): Font[] {
  const known = loaded.parts.get(part);
  if (known) return known;
  const fonts = WEIGHTS.map((weight): Font => {
    const file = path.join(folder, `files/inter-${part}-${weight}-normal.woff`);
    return { name: FONT, weight, style: "normal", data: readFileSync(file) };
  });
  loaded.parts.set(part, fonts);
  return fonts;
}
