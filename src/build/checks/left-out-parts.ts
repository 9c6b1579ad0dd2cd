import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  ALL_PARTS,
  partFailureFile,
  partProblem,
  WITHOUT_PART,
  WITHOUT_PARTS,
  type PartFailure,
} from "../../lib/pages/left-out-parts";
import type { Problem } from "../../lib/problem";
import { addTo } from "../../lib/values/add-to";
import { firstOnes } from "../../lib/values/first-ones";
import type { Publisher } from "../publish/publisher";

const MARK = new RegExp(`<i hidden="" ${WITHOUT_PART}="([^"]*)"`, "g");
const MARK_OF_ALL = new RegExp(`<html\\b[^>]*\\s${WITHOUT_PARTS}\\b`);

/**
 * Tells of each component of the project for a part of pages that could not be drawn where HTML was made, with the
 * content files of the first pages that are without it, or their routes.
 */
export function leftOutPublisher(root: string): Publisher<PartFailure[]> {
  const pages = new Map<string, string[]>();
  const failures = new Map<string, PartFailure>();
  return {
    page: ({ route, node, html }, kept) => {
      const found = kept ?? leftOutOf(html()).map((name) => failureOf(name, root));
      for (const failure of found) {
        failures.set(failure.name, failure);
        addTo(pages, failure.name, node?.file ?? route);
      }
      return found;
    },
    end: () => [...failures.values()].map((failure) => problemOf(failure, pages.get(failure.name) ?? [])),
  };
}

/** The names of the parts that a page is without, by its HTML, each one once. */
export function leftOutOf(html: string): string[] {
  const names = [...html.matchAll(MARK)].map(([, name = ""]) => name);
  return [...new Set([...(MARK_OF_ALL.test(html) ? [ALL_PARTS] : []), ...names])];
}

/** Why a part is left out, as the program that made the HTML has left it. */
function failureOf(name: string, root: string): PartFailure {
  const file = path.join(root, partFailureFile(name));
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as PartFailure;
  return {
    name,
    file: "src/theme",
    reason: "an earlier build said why",
    remedy: "Have all made anew: `npm run clean`.",
  };
}

function problemOf({ file, remedy, ...failure }: PartFailure, pages: readonly string[]): Problem {
  const count = pages.length === 1 ? "a page is" : `${pages.length} pages are`;
  const said = partProblem(failure, count).replace(/\.$/, "");
  const message = `${said}. ${pages.length === 1 ? "It is" : "They are"} ${firstOnes(pages)}.`;
  return { severity: "warning", file: path.posix.normalize(file), message, remedy };
}
