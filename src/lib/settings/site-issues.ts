import type { z } from "zod";
import { issueWords } from "./issue-words";
import { meantIssues } from "./meant-issues";
import {
  DROPDOWN_ITEM_TYPES,
  DROPDOWN_LISTS,
  footerLinksFor,
  NAVBAR_ITEM_TYPES,
  navbarSchemaFor,
  navbarTypeOf,
} from "./navbar-config";
import { KEY_REMEDIES, KIND_REMEDIES } from "../content/front-matter";
import { formatProblem, nearestFirst, nearOnes, type Problem } from "../problem";
import { keysAt } from "./schema-keys";
import { SITE_FILE } from "./site-file";
import { valueAt } from "../values/value-at";

/**
 * A value that a schema refused, and its path in the whole configuration, of which the first `hidden` keys stand in no
 * message.
 */
type Refused = { schema: z.ZodType; value: unknown; at: readonly PropertyKey[]; hidden?: number };

/** A mistake in the configuration: the path of its key in the whole of it, what is wrong, and what is valid there. */
export type Fault = {
  path: readonly PropertyKey[];
  message: string;
  /** Nearest first. */
  choices: readonly string[];
  /** What to do, where the schema says it. */
  remedy?: string;
};

/**
 * The line of the file that says the configuration, from 1, in which keys lead to a value, or to what is around it;
 * undefined if unknown.
 */
export type LineOf = (keys: readonly PropertyKey[]) => number | undefined;

type Place = Pick<Problem, "file" | "line">;

/** A path of a setting that a project of Docusaurus has in its `themeConfig`, as messages have it. */
const OF_THEME = /(['(])((?:navbar|footer|announcementBar|colorMode|tableOfContents)\b)/;
const THEME_KEYS = ["navbar", "footer", "announcementBar", "colorMode", "tableOfContents"];

/**
 * All mistakes in a configuration, each with its place in `src/site.ts`, or in the configuration of the project of
 * Docusaurus that the site is built from.
 */
export function faultsText(faults: readonly Fault[], otherFile: unknown, lineOf?: LineOf): string {
  const other = typeof otherFile === "string" ? otherFile : undefined;
  const file = other ?? SITE_FILE;
  const problems = faults.map((fault) => {
    const isOfTheme = other !== undefined && THEME_KEYS.includes(String(fault.path[0]));
    const line = lineOf?.(isOfTheme ? ["themeConfig", ...fault.path] : fault.path);
    const problem = faultProblem(fault, { file, line });
    return other === undefined
      ? problem
      : { ...problem, message: problem.message.replace(OF_THEME, "$1themeConfig.$2") };
  });
  return [`${file} is not valid:`, ...problems.map(formatProblem)].join("\n\n");
}

/** The file that says the configuration: `src/site.ts`, or that of the project of Docusaurus it is built from. */
export function configFileOf(input: unknown): string {
  const { configFile } = Object(input) as { configFile?: unknown };
  return typeof configFile === "string" ? configFile : SITE_FILE;
}

/** A mistake of a file as a problem of it: its message is a sentence, its remedy what fits that where none is given. */
export function faultProblem(fault: Fault, at: Place): Problem {
  const { message, choices, remedy = remedyOf(fault) } = fault;
  return {
    severity: "error",
    ...at,
    message: `${message.charAt(0).toUpperCase()}${message.slice(1)}.`,
    remedy,
    ...(choices.length > 0 && { choices: [...choices] }),
  };
}

function remedyOf({ message, choices }: Fault): string {
  if (message.startsWith(UNKNOWN)) return KEY_REMEDIES.unknown;
  if (message.includes(MISSING)) return KEY_REMEDIES.missing;
  if (choices.length > 0) return KEY_REMEDIES.choice;
  const [, kind = ""] = /: expected (\w+), received \w+$/.exec(message) ?? [];
  return KIND_REMEDIES[kind] ?? KEY_REMEDIES.wrong;
}

/** What a schema found wrong in a value of the configuration, each mistake once. */
export function faultsOf(error: z.ZodError, refused: Refused): Fault[] {
  const faults = error.issues.flatMap((issue) => {
    const path = [...refused.at, ...issue.path];
    const depth = refused.at.length;
    if (depth < FOOTER_LINKS.length && FOOTER_LINKS.every((key, index) => path[index] === key)) {
      const value = valueAt(refused.value, FOOTER_LINKS.slice(depth));
      return footerFaults({ value, at: FOOTER_LINKS, hidden: refused.hidden });
    }
    const item = navbarItemAround(path, depth);
    if (!item) return meantIssues(issue).flatMap((one) => faultsIn(one, refused, [...refused.at, ...one.path]));
    const value = valueAt(refused.value, item.slice(depth));
    return navbarItemFaults({ value, at: item, hidden: refused.hidden });
  });
  return withoutRenamed([...new Map(faults.map((fault) => [fault.message, fault])).values()]);
}

const UNKNOWN = "unknown key";
const MISSING = "' is missing: ";

/** Mistakes without those of keys that are missing only since another name was written for them. */
function withoutRenamed(faults: readonly Fault[]): Fault[] {
  const unknown = faults.filter(({ message }) => message.startsWith(UNKNOWN));
  const isWritten = ({ path }: Fault) =>
    unknown.some((other) => {
      const isBeside =
        path.length === other.path.length && path.slice(0, -1).every((key, at) => key === other.path[at]);
      return isBeside && nearOnes(String(other.path.at(-1)), [String(path.at(-1))], 0).length > 0;
    });
  return faults.filter((fault) => !fault.message.includes(MISSING) || !isWritten(fault));
}

const FOOTER_LINKS = ["footer", "links"];

/** What is wrong with the links of the footer, by the schema of those that are meant: of columns, or of links. */
function footerFaults({ value: links, at, hidden }: Omit<Refused, "schema">): Fault[] {
  const schema = footerLinksFor(links);
  const { error } = schema.safeParse(links);
  return error ? faultsOf(error, { schema, value: links, at, hidden }) : [];
}

const NAVBAR_ITEM = /^navbar\.items\.\d+/;
const IN_DROPDOWN = new RegExp(`${NAVBAR_ITEM.source}\\.(?:${DROPDOWN_LISTS.join("|")})\\.\\d+`);

/**
 * The path of the outermost navbar item, or of the item of a dropdown, that holds a path and lies deeper than `depth`.
 */
function navbarItemAround(path: readonly PropertyKey[], depth: number): readonly PropertyKey[] | undefined {
  const written = path.map(String).join(".");
  const [item] = [NAVBAR_ITEM, IN_DROPDOWN].flatMap((pattern) => {
    const length = pattern.exec(written)?.[0].split(".").length ?? 0;
    return length > depth ? [path.slice(0, length)] : [];
  });
  return item;
}

/**
 * What is wrong with a navbar item by the schema of its type: the union of all types says why it is none of them, and
 * its author has one in mind.
 */
function navbarItemFaults({ value: item, at, hidden }: Omit<Refused, "schema">): Fault[] {
  const inDropdown = at.length > 3;
  const schema = navbarSchemaFor(item, inDropdown);
  const read = schema?.safeParse(item);
  if (schema && read?.error) return faultsOf(read.error, { schema, value: item, at, hidden });
  const type = String(navbarTypeOf(item));
  const path = [...at, "type"];
  return [
    {
      path,
      message: `No navbar item component was found for the type '${type}' (${written(path, hidden)})`,
      remedy: KEY_REMEDIES.choice,
      choices: inDropdown
        ? nearestFirst(type, DROPDOWN_ITEM_TYPES)
        : [...nearestFirst(type, NAVBAR_ITEM_TYPES), "or one that begins with custom-"],
    },
  ];
}

/** How many keys are all named; of more, such as the ids of words, those that may be meant. */
const MOST_KEYS = 80;

/** How many are named where none of many is near. */
const FEW_KEYS = 5;
/** The ids of words are too many to be listed. */
const WORDS_REMEDY = "Remove it, or write one of the ids in src/lib/words/messages.en.ts.";

function meantKeys(key: string, allowed: readonly string[]): string[] {
  const near = nearOnes(key, allowed, MOST_KEYS);
  if (near.length > 0) return near;
  const [group = ""] = key.split(".");
  const isBeside = (other: string) => other.startsWith(`${group}.`);
  const all = nearestFirst(key, allowed);
  return [...all.filter(isBeside), ...all.filter((other) => !isBeside(other))].slice(0, FEW_KEYS);
}

function faultsIn(issue: z.core.$ZodIssue, { schema, value: whole, hidden }: Refused, path: PropertyKey[]): Fault[] {
  if (issue.code === "unrecognized_keys") {
    const allowed = keysAt(schema, issue.path);
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `${UNKNOWN} '${written([...path, key], hidden)}'`,
      choices: meantKeys(key, allowed),
      ...(path.at(-1) === "words" && { remedy: WORDS_REMEDY }),
    }));
  }
  const value = valueAt(whole, issue.path);
  const choices = issue.code === "invalid_value" ? issue.values.map(String) : [];
  const message = `'${written(path, hidden)}' is ${writtenValue(value)}: ${issueWords(issue)}`;
  const remedy: unknown = issue.code === "custom" ? issue.params?.remedy : undefined;
  return [{ path, message, choices, ...(typeof remedy === "string" && { remedy }) }];
}

function written(path: readonly PropertyKey[], hidden = 0): string {
  return path.slice(hidden).map(String).join(".");
}

/** How many characters of a value a message has. */
const MOST_SHOWN = 80;

/** A value as messages show it: as JSON, the beginning of a long one. */
export function writtenValue(value: unknown): string {
  const text = JSON.stringify(value) ?? (value === undefined ? "missing" : `a ${typeof value}`);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
