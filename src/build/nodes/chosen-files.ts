import picomatch from "picomatch";
import { isPartial } from "./content-node";

/** Which files of its folder an instance has, by globs; where it names none, all but partials. */
export type FileChoice = { include?: readonly string[]; exclude?: readonly string[] };

const matchers = new WeakMap<readonly string[], (path: string) => boolean>();

/** Whether a file, by its path inside the instance's folder, is one of the instance's. */
export function isChosen(path: string, { include, exclude }: FileChoice): boolean {
  if (!include && !exclude) return !isPartial(path);
  return (!include || matches(path, include)) && !(exclude && matches(path, exclude));
}

function matches(path: string, globs: readonly string[]): boolean {
  const known = matchers.get(globs) ?? picomatch([...globs], { dot: true });
  matchers.set(globs, known);
  return known(path);
}
