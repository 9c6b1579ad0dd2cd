import { z } from "zod";
import { plainAddress } from "../content/plain-data";
import { spellingKey, termId } from "../content/glossary";

const text = z.string().trim().min(1, "must not be empty");

/** No pattern: the CMS takes one with a slash for wrong. */
const beginsWithSlash = (route: string) => route.startsWith("/");

const named = text.refine((term) => termId(term) !== "", "must have a letter or a digit");

const glossaryTerm = z.strictObject({
  term: named.describe("The word or abbreviation."),
  description: text.meta({
    editor: "long-text",
    description: "What it means, in one or two sentences; `code`, *emphasis* and **importance** as in Markdown.",
  }),
  also: z.array(text).optional().describe("Other spellings: plurals, or the long form of an abbreviation."),
  link: plainAddress.optional().describe("Where to read more: a route, as /docs/, or a page's file, from this one."),
});

/** The glossary; a site without it has none. */
export const glossarySettings = z.strictObject({
  title: text.optional().describe("The page's title; without it the word for glossary."),
  route: z
    .string()
    .refine(beginsWithSlash, "must begin with a slash")
    .default("/glossary")
    .describe("Where the page is."),
  mark: z
    .enum(["none", "first"])
    .default("none")
    .describe("Whether each page marks the first place of each term by itself, beside those that authors mark."),
  terms: z
    .array(glossaryTerm)
    .superRefine((terms, context) => {
      for (const { remedy, ...clash } of clashesOf(terms))
        context.addIssue({ code: "custom", ...clash, params: { remedy } });
    })
    .describe("The terms, each with what it means."),
});

type Spelled = { term: string; also?: string[] };
type Clash = { path: (string | number)[]; message: string; remedy: string };

/** Spellings, and anchors of terms, that an earlier term or spelling has already. */
function clashesOf(terms: readonly Spelled[]): Clash[] {
  const owners = new Map<string, string>();
  const anchors = new Map<string, string>();
  return terms.flatMap(({ term, also = [] }, index) => {
    const spellings = [term, ...also].map((spelling, place) => ({
      spelling,
      path: place === 0 ? [index, "term"] : [index, "also", place - 1],
    }));
    const twice = spellings.flatMap(({ spelling, path }) => {
      const owner = owners.get(spellingKey(spelling));
      owners.set(spellingKey(spelling), owner ?? term);
      if (owner === undefined) return [];
      return [{ path, message: `the term "${owner}" has this spelling already`, remedy: remedyFor(spelling, owner) }];
    });
    const same = anchors.get(termId(term));
    anchors.set(termId(term), same ?? term);
    if (same === undefined || twice.length > 0) return twice;
    const message = `the term "${same}" has the anchor #${termId(term)} already`;
    const remedy = "Name one of the two so that their letters and digits differ, as `C plus plus` for `C++`.";
    return [{ path: [index, "term"], message, remedy }];
  });
}

function remedyFor(spelling: string, owner: string): string {
  const other = spellingKey(spelling) === spellingKey(owner) ? "" : ` or from \`also\` of "${owner}"`;
  return `A spelling leads to one term: take it out here${other}, or make one term of both.`;
}
