import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { loadSharp } from "../../lib/build/load-sharp";
import type { ImageCopy } from "../../mdx/compile/builders/images/image-copies";
import { writeWhole } from "../../files/write-whole";

/**
 * Where copies of images are kept by their content, from the site's root: beside `.cache`, so that a build that failed,
 * or began anew, makes none again.
 */
export const IMAGE_FOLDER = "node_modules/.cache/docs-on-gatsby/images";

/** The file of a copy among those that are kept. */
export function keptFile(root: string, { digest, width, format }: ImageCopy): string {
  return path.join(root, IMAGE_FOLDER, `${digest}-${width}.${format}`);
}

/** Makes copies of images, those that are not kept, as many at once as there are cores; resolves to their files. */
export async function makeCopies(root: string, copies: readonly ImageCopy[]): Promise<string[]> {
  const files = copies.map((copy) => keptFile(root, copy));
  // By their files: images of one content have one, whatever they are called.
  const waiting = new Map(copies.map((copy, index) => [files[index] ?? "", copy])).entries();
  const work = async () => {
    for (const [file, copy] of waiting) if (!existsSync(file)) await makeCopy(root, copy, file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return files;
}

/** Puts a copy in place whole: other builds may read it, and one that is killed leaves no half of it. */
async function makeCopy(root: string, copy: ImageCopy, target: string): Promise<void> {
  const { source, width, format, quality } = copy;
  const sharp = await loadSharp();
  const image = sharp(readFileSync(path.join(root, source))).rotate();
  const resized = image.resize({ width, withoutEnlargement: true }).toFormat(format, { quality });
  writeWhole(target, await resized.toBuffer());
}
