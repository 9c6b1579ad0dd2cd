import { readFileSync } from "node:fs";
import path from "node:path";
import { FILE_SCHEME, fileLinkTo, linkedFile } from "../../mdx/compile/builders/links";
import type { CompiledFacts } from "../../mdx/compile/compile";
import { isSafe } from "../../mdx/compile/run/safe-content";
import { transformsOf, type CompileSettings } from "../../mdx/compile/settings";
import type { ContentStore, SourceFile } from "../../mdx/compile/store";

type FactsOf = ContentStore["factsOf"];

/** What makes of the same text something else in another folder, and shows in no facts: such paths, and footnotes. */
const BOUND_TO_FILE = /@site\/|\[\^/;

/**
 * Compiles files so that one text in several folders, as versions have it, is compiled once where its facts differ in
 * nothing but the paths of links.
 */
export function sharedFacts(root: string, settings: CompileSettings, factsOf: FactsOf): FactsOf {
  const first = new Map<string, { file: string; answer: ReturnType<FactsOf> }>();
  return async (source) => {
    const { file } = source;
    if (settings.lenient || transformsOf(file, settings)) return factsOf(source);
    const text = textKey(source, settings);
    const known = first.get(text);
    if (!known) {
      const answer = factsOf(source);
      first.set(text, { file, answer });
      return answer;
    }
    const { key, facts } = await known.answer;
    const isBound = () => BOUND_TO_FILE.test(readFileSync(path.join(root, file), "utf8"));
    return isFree(facts) && !isBound() ? { key, facts: movedFacts(facts, known.file, file) } : factsOf(source);
  };
}

function textKey({ file, digest, frontMatter }: SourceFile, settings: CompileSettings): string {
  return JSON.stringify([digest, frontMatter, path.extname(file), isSafe(file, settings)]);
}

/** Whether nothing in a file's facts comes of other files, or tells of a place in this one. */
function isFree({ problems, dependencies, assets, cardLists }: CompiledFacts): boolean {
  return [problems, Object.keys(dependencies), Object.keys(assets), cardLists].every(({ length }) => length === 0);
}

/** The facts of a file as its text has them in another: links to files start from there. */
export function movedFacts(facts: CompiledFacts, from: string, to: string): CompiledFacts {
  const moved = (url: string) => {
    if (!url.startsWith(FILE_SCHEME) || url.startsWith(`${FILE_SCHEME}/`)) return url;
    const linked = linkedFile(url, "");
    const relative = path.posix.relative(path.posix.dirname(from), linked.path);
    return fileLinkTo({ ...linked, path: path.posix.join(path.posix.dirname(to), relative) });
  };
  return { ...facts, links: facts.links.map((link) => ({ ...link, url: moved(link.url), file: to })) };
}
