import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readYamlData } from "../../../lib/content/front-matter";
import {
  plainDescription,
  spellingKey,
  termId,
  termsBySpelling,
  type GlossaryTerm,
} from "../../../lib/content/glossary";
import { nearestFirst } from "../../../lib/problem";
import { routeOf } from "../../../lib/routes/url";
import { glossarySettings } from "../../../lib/settings/glossary-settings";
import type { Site } from "../../../lib/site-config";
import { TERM_PROP, textOf, type ContentElement, type ContentNode } from "../../content-node";
import { GONE, md5 } from "../../../files/digest";
import { MdxError } from "../run/runtime";
import type { Builder, BuilderContext } from "./builder-context";

/** The glossary as pages use it: where its own page is, and terms by their spellings. */
export type KnownTerms = { route: string; terms: Map<string, GlossaryTerm> };

/**
 * `<Term>sidebars</Term>`: a link to the term of the glossary that has this spelling, with what it means;
 * `<Term of="sidebar">the bar at the side</Term>` is for words that are no spelling of it.
 */
export const termOf: Builder = ({ of, ...unknown }, children, context) => {
  const [other] = Object.keys(unknown);
  if (other !== undefined) throw new MdxError(`<Term> has no prop '${other}'.`, "Remove it.", ["of"]);
  if (of !== undefined && typeof of !== "string")
    throw new MdxError("The `of` of <Term> is no text.", 'Write a term of the glossary, as in `of="sidebar"`.');
  const written = of ?? textOf(children);
  if (written.trim() === "") throw new MdxError("<Term> names no term.", "Write the term between its tags.");
  const { glossary } = context.settings;
  if (!glossary)
    throw new MdxError(
      "The site has no glossary, which <Term> needs.",
      'Write one, and name it in src/site.ts: `glossary: "content/settings/glossary.yml"`.',
    );
  const known = knownTerms(context);
  // What is wrong with its file is told of that file.
  if (!known) return children;
  const term = known.terms.get(spellingKey(written));
  if (!term)
    throw new MdxError(
      `The glossary has no term '${written.trim()}'.`,
      `Write a term of ${"file" in glossary ? glossary.file : "`glossary` in src/site.ts"}, or add this one; ` +
        'words that are no spelling of a term name it: `<Term of="…">`.',
      nearestFirst(
        written,
        [...known.terms.values()].flatMap(({ term: name, also = [] }) => [name, ...also]),
      ),
    );
  return [
    termLink(term, of !== undefined && children.length === 0 ? [term.term] : children, known, context.state.once),
  ];
};

/**
 * The link from words to a term; `used` has a key for each term that the page has already, and gets another one, by
 * which ids of notes differ.
 */
export function termLink(
  term: GlossaryTerm,
  words: ContentNode[],
  { route }: Pick<KnownTerms, "route">,
  used: Set<string>,
): ContentElement {
  const anchor = termId(term.term);
  let id = `term-${anchor}`;
  for (let count = 2; used.has(id); count += 1) id = `term-${anchor}-${count}`;
  used.add(id);
  const note = { id, description: plainDescription(term.description) };
  return ["a", { href: `${routeOf(route)}#${anchor}`, [TERM_PROP]: note }, ...words];
}

/** The glossary of the site, which the page depends on from then on; undefined where there is none to read. */
export function knownTerms({
  root,
  settings: { glossary },
  state,
}: Pick<BuilderContext, "root" | "settings" | "state">): KnownTerms | undefined {
  if (!glossary || !("file" in glossary)) return glossary && knownOfSettings(glossary);
  const absolute = path.join(root, glossary.file);
  if (!existsSync(absolute)) {
    state.dependencies.set(glossary.file, GONE);
    return undefined;
  }
  const yaml = readFileSync(absolute, "utf8");
  const digest = md5(yaml);
  state.dependencies.set(glossary.file, digest);
  if (read?.digest !== digest) read = { digest, known: knownIn(yaml, glossary.file) };
  return read.known;
}

/** The file as it was read last: every page with a term asks for it. */
let read: { digest: string; known: KnownTerms | undefined } | undefined;

function knownIn(yaml: string, file: string): KnownTerms | undefined {
  const { data } = readYamlData({ yaml, file, linesAbove: 0, what: "settings file" }, glossarySettings);
  return data && knownOf(data);
}

type Glossary = NonNullable<Site["glossary"]>;

/** What was made of glossaries that `src/site.ts` has itself. */
const knownByGlossary = new WeakMap<Glossary, KnownTerms>();

function knownOfSettings(glossary: Glossary): KnownTerms {
  const known = knownByGlossary.get(glossary) ?? knownOf(glossary);
  knownByGlossary.set(glossary, known);
  return known;
}

function knownOf({ route, terms }: Glossary): KnownTerms {
  return { route, terms: termsBySpelling(terms) };
}
