import { readFileSync } from "node:fs";
import { loadSharp } from "../../lib/build/load-sharp";

/** What an icon is for: shown as it is, or cut to a shape by the system, with a background and room around it. */
type IconPurpose = "any" | "maskable";

/** An icon that the build draws: its file below the build's root, its width in pixels, and what it is for. */
export type Icon = { file: string; size: number; purpose: IconPurpose };

/** The icons of an installed site: those of the manifest, and the one that Apple's systems look for. */
export const ICONS: readonly Icon[] = [
  { file: "install/icon-192.png", size: 192, purpose: "any" },
  { file: "install/icon-512.png", size: 512, purpose: "any" },
  { file: "install/maskable-512.png", size: 512, purpose: "maskable" },
];

/** The icon of the home screen of iPhones and iPads, which read no manifest for it. */
export const APPLE_ICON: Icon = { file: "install/apple-touch-icon.png", size: 180, purpose: "maskable" };

/** The part of a maskable icon's width that no system cuts off is 80 %; the picture's corners have to fit, too. */
const SAFE_PART = 0.56;
/** Dots per inch at which sharp draws an SVG in its own size. */
const DENSITY = 72;

/** A PNG of an SVG file in a size; a maskable one on a background. */
export async function drawIcon(svg: string, { size, purpose }: Icon, background: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const source = readFileSync(svg);
  const width = purpose === "any" ? size : Math.round(size * SAFE_PART);
  const { width: own = size } = await sharp(source).metadata();
  const drawn = await sharp(source, { density: (DENSITY * width) / own })
    .resize(width, width, { fit: "contain", background: "transparent" })
    .png({ compressionLevel: 9 })
    .toBuffer();
  if (purpose === "any") return drawn;
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: drawn, gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
