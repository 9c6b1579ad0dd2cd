import { readFileSync } from "node:fs";
import path from "node:path";
import { loadSharp } from "../../../../lib/build/load-sharp";
import type { Site } from "../../../../lib/site-config";
import { md5, shortDigest } from "../../../../files/digest";
import { MdxError, messageOf } from "../../run/runtime";
import { imageWidths } from "./image-widths";

/** The formats of an image's copies, best first. */
const COPY_FORMATS = ["avif", "webp"] as const;

/**
 * Smaller copies of an image: what their URLs begin with, their widths in pixels, and their names among the page's
 * assets with the URLs.
 */
type ImageCopies = { stem: string; widths: number[]; files: [name: string, url: string][] };

/** A copy of an image that is to be made: of a file from the site's root, in a width, a format and a quality. */
export type ImageCopy = { source: string; digest: string; width: number; format: CopyFormat; quality: number };
type CopyFormat = (typeof COPY_FORMATS)[number];

const COPY = "image-copy:";

/** The copy that stands under a name among a page's assets; undefined for a file. */
export function copyNamed(name: string): ImageCopy | undefined {
  return name.startsWith(COPY) ? (JSON.parse(name.slice(COPY.length)) as ImageCopy) : undefined;
}

/**
 * An image's size in pixels as it is shown, and whether it is a raster image without animation; undefined for a file
 * that is no image.
 */
export async function measured(file: string): Promise<{ width: number; height: number; isPhoto: boolean } | undefined> {
  const sharp = await loadSharp();
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

/** Throws MdxError where the file of an image, from the site's root, is damaged: no copies could be made of it. */
export async function assertReadable(root: string, file: string): Promise<void> {
  const sharp = await loadSharp();
  try {
    await sharp(readFileSync(path.join(root, file)))
      .resize({ width: 16, withoutEnlargement: true })
      .raw()
      .toBuffer();
  } catch (error) {
    const [reason] = messageOf(error).split("\n");
    throw new MdxError(
      `The picture ${file} is damaged: ${reason}.`,
      "Save it anew with the program that made it, or put another file in its place.",
    );
  }
}

/** The copies of an image in all widths and formats. They are made once all checks have passed. */
export function copiesOf(
  source: string,
  imageWidth: number,
  root: string,
  settings: Omit<Site["markdown"]["images"], "zoom">,
): ImageCopies {
  const { quality } = settings;
  const digest = shortDigest(md5(`${md5(readFileSync(path.join(root, source)))} ${quality}`));
  const stem = `/assets/${encodeURIComponent(path.parse(source).name)}-${digest}`;
  const widths = imageWidths(imageWidth, settings);
  const files = widths.flatMap((width) =>
    COPY_FORMATS.map((format): [string, string] => {
      const copy: ImageCopy = { source, digest, width, format, quality };
      return [`${COPY}${JSON.stringify(copy)}`, `${stem}-${width}.${format}`];
    }),
  );
  return { stem, widths, files };
}
