import path from "node:path";

/** The path of a file from a folder, with forward slashes on every system; empty for the folder itself. */
export function pathFrom(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join("/");
}
