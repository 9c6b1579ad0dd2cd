import { readFileSync, statSync } from "node:fs";

/**
 * Returns what gives the rules of a file as it is now: a build may write it anew while the site is served. A file that
 * is not there has none.
 * @template Rule
 * @param {string} file
 * @param {(text: string) => readonly Rule[]} read
 * @returns {() => readonly Rule[]}
 */
export function rulesReader(file, read) {
  /** @type {{ time: number | undefined, rules: readonly Rule[] }} */
  let known = { time: undefined, rules: [] };
  return () => {
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (time !== known.time) known = { time, rules: time === undefined ? [] : read(readFileSync(file, "utf8")) };
    return known.rules;
  };
}
