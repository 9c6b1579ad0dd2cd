import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Site } from "../../../../lib/site-config";
import { md5 } from "../../digest";
import { STORE_FOLDER } from "../../store";
import { imageWidths } from "./image-widths";

/** The formats of an image's copies, best first. */
export const COPY_FORMATS = ["avif", "webp"] as const;

/** Where copies are kept between builds, from the site's root. */
const FOLDER = `${STORE_FOLDER}/images`;

/**
 * Smaller copies of an image: what their URLs begin with, their widths in pixels, and their files (from the site's
 * root) with the URLs.
 */
export type ImageCopies = { stem: string; widths: number[]; files: [file: string, url: string][] };

/**
 * An image's size in pixels as it is shown, and whether it is a raster image without animation; undefined for a file
 * that is no image.
 */
export async function measured(file: string): Promise<{ width: number; height: number; isPhoto: boolean } | undefined> {
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!metadata?.width || !metadata.height) return undefined;
  const { width, height, format, pages = 1, orientation = 1 } = metadata;
  // From 5 on, a camera's orientation turns the picture on its side.
  return {
    ...(orientation < 5 ? { width, height } : { width: height, height: width }),
    isPhoto: format !== "svg" && pages === 1,
  };
}

/**
 * Makes the copies of an image in all widths and formats; those made by an earlier build are found by the digest of the
 * image.
 */
export async function copiesOf(
  file: string,
  width: number,
  root: string,
  settings: Site["markdown"]["images"],
): Promise<ImageCopies> {
  const bytes = readFileSync(path.join(root, file));
  const digest = md5(`${md5(bytes)} ${settings.quality}`).slice(0, 8);
  const stem = `/assets/${encodeURIComponent(path.parse(file).name)}-${digest}`;
  const widths = imageWidths(width, settings);
  const files: [string, string][] = [];
  mkdirSync(path.join(root, FOLDER), { recursive: true });
  for (const size of widths) {
    for (const format of COPY_FORMATS) {
      const copy = `${FOLDER}/${digest}-${size}.${format}`;
      if (!existsSync(path.join(root, copy)))
        await writeCopy(bytes, size, format, path.join(root, copy), settings.quality);
      files.push([copy, `${stem}-${size}.${format}`]);
    }
  }
  return { stem, widths, files };
}

/** Two workers may write the same copy: each writes a file of its own and puts it in place whole. */
async function writeCopy(
  bytes: Buffer,
  width: number,
  format: (typeof COPY_FORMATS)[number],
  target: string,
  quality: number,
): Promise<void> {
  const part = `${target}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  await sharp(bytes).rotate().resize({ width, withoutEnlargement: true }).toFormat(format, { quality }).toFile(part);
  renameSync(part, target);
}
