import type { z } from "zod";
import { changelogKind } from "./changelog";
import { docKind } from "./doc";
import { postKind } from "./post";
import type { Answers, Question } from "./question";
import { requestKind } from "./request";
import { showcaseKind } from "./showcase";
import type { Site } from "../../lib/site-config";

/** A file to write: its path from the site's root, and what it says. */
export type NewFile = {
  file: string;
  /** Front matter of an MDX file, or all of a YAML file, in the order in which it is written. */
  data: Record<string, unknown>;
  /** What stands below the front matter; absent for YAML. */
  body?: string;
  /** What its author does next, where that is more than writing it. */
  next?: string;
};

/** A kind of file that authors write. */
export type Kind = {
  /** What it is, with its article, for messages. */
  what: string;
  questions: readonly Question[];
  /** The schema that the build checks the file with. */
  schema: z.ZodType;
  fileOf: (answers: Answers) => NewFile;
};

/** What kinds are made from; `today` is a day as `2024-05-03`, and `now` the same moment as an ISO time. */
export type KindSource = { root: string; site: Site; today: string; now: string };

const kinds = {
  doc: docKind,
  post: postKind,
  changelog: changelogKind,
  showcase: showcaseKind,
  request: requestKind,
} satisfies Record<string, (source: KindSource) => Kind>;

/** A name of a kind. */
export type KindName = keyof typeof kinds;

/** The names of all kinds. */
export const KIND_NAMES = Object.keys(kinds) as KindName[];

/** A kind by its name; throws, with what to add to src/site.ts, for one that the site does not have. */
export function kindOf(name: KindName, source: KindSource): Kind {
  return kinds[name](source);
}
