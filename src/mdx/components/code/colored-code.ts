import { Prism } from "prism-react-renderer";
import { codeRuns, type CodeRun, type CodeToken } from "../../../lib/html/code-runs";

/** Code as runs of one look each; as a plain one where the browser has no grammar of its language. */
export function coloredRuns(code: string, language: string): CodeRun[] {
  const grammar = Prism.languages[language];
  if (!grammar) return [{ text: code, classes: "" }];
  // As the build does it: a part of the grammar's work is done by its hooks.
  const work = { code, grammar, language, tokens: [] as CodeToken[] };
  Prism.hooks.run("before-tokenize", work);
  work.tokens = Prism.tokenize(work.code, work.grammar);
  Prism.hooks.run("after-tokenize", work);
  return codeRuns(work.tokens);
}
