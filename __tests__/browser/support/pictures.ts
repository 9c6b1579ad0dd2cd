import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { stillness } from "./moments";
import { siteUnderTest } from "./site";

/** How far a channel of a pixel may be off, of 255: edges of letters are drawn a little differently now and then. */
const TOLERANCE = 32;

/** The share of pixels that may differ from the picture that is kept: 0.5 percent. */
const SHARE = 0.005;

/** The font that stands for the system's, so that pictures are the same on every machine. */
const INTER = [400, 700].map((weight) => {
  const file = readFileSync(`node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff2`);
  const source = `data:font/woff2;base64,${file.toString("base64")}`;
  return `@font-face { font-family: Pictures; font-weight: ${weight}; src: url(${source}) }`;
});

/** What makes a page look the same on every machine: one font, and no caret. */
const STYLES = [...INTER, "* { font-family: Pictures !important; caret-color: transparent !important }"].join("\n");

/** The first number of the version of the browser that draws. */
export function chromiumVersion(): string {
  return siteUnderTest().browser.version().split(".")[0] ?? "";
}

/** What the window of a page shows, as PNG, for a reader who asks for no motion. */
export async function pictureOf(page: Page): Promise<Buffer> {
  // The browser now and then draws an animation before its end, also when it is told to end all.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addStyleTag({ content: STYLES });
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  await stillness(page);
  return page.screenshot();
}

/** The share of pixels that differ between two pictures; 1 where their sizes do. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([one, other].map(pixelsOf));
  if (!first || !second || first.info.width !== second.info.width || first.info.height !== second.info.height) return 1;
  const { channels } = first.info;
  let different = 0;
  for (let at = 0; at < first.data.length; at += channels) {
    for (let channel = 0; channel < 3; channel += 1) {
      if (Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) <= TOLERANCE) continue;
      different += 1;
      break;
    }
  }
  return different / (first.data.length / channels);
}

async function pixelsOf(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/**
 * Fails where a picture differs from the one that is kept in a file by more than the share; the new one is then in a
 * temporary folder that the failure names.
 */
export async function assertLikeKept(picture: Buffer, file: string): Promise<void> {
  assert.ok(existsSync(file), `there is no ${file}: look at the page, then run \`npm run pictures:accept\``);
  const share = await differenceOf(picture, readFileSync(file));
  if (share <= SHARE) return;
  const seen = path.join(tmpdir(), path.basename(file).replace(".webp", ".png"));
  writeFileSync(seen, picture);
  assert.fail(
    `${(share * 100).toFixed(2)} % of the pixels differ from ${file}; compare it with ${seen}, and where the change is meant, run \`npm run pictures:accept\``,
  );
}

/** Keeps a picture as the one that later ones are compared with. */
export async function keepPicture(picture: Buffer, file: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer());
}
