import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { md5 } from "../../../files/digest";
import { STORE_FOLDER } from "../store";
import { writeWhole } from "../../../files/write-whole";
import { drawingOf, type Drawing } from "./drawing";

/** Where drawings are kept between builds, from the site's root. */
const FOLDER = `${STORE_FOLDER}/drawings`;

/**
 * The drawing of a diagram, and its file from the site's root: found where another page, or an earlier build, had the
 * same diagram, else drawn and kept. `drawingDigest` stands for all that decides how diagrams are drawn. Throws as
 * `drawingOf` does.
 */
export async function keptDrawing(
  code: string,
  root: string,
  drawingDigest: string,
): Promise<{ drawing: Drawing; file: string }> {
  const file = fileOf(code, drawingDigest);
  const absolute = path.join(root, file);
  const known = found(absolute);
  if (known) return { drawing: known, file };
  const drawing = await drawingOf(code);
  // Two workers may draw the same diagram.
  writeWhole(absolute, JSON.stringify(drawing));
  return { drawing, file };
}

/** Whether a drawing of a diagram is kept, so that nothing is wrong with the diagram. */
export function isKept(code: string, root: string, drawingDigest: string): boolean {
  return existsSync(path.join(root, fileOf(code, drawingDigest)));
}

function fileOf(code: string, drawingDigest: string): string {
  return `${FOLDER}/${md5(`${drawingDigest} ${code}`)}.json`;
}

function found(file: string): Drawing | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Drawing) : undefined;
}
