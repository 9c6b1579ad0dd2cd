import { Prism } from "prism-react-renderer";
import { Fragment, type ReactNode } from "react";
import { codeRuns, type CodeToken } from "../../../lib/html/code-runs";

/** Code in colours; as it is where the browser has no grammar of its language. */
export function coloredCode(code: string, language: string): ReactNode {
  const grammar = Prism.languages[language];
  if (!grammar) return code;
  // As the build does it: a part of the grammar's work is done by its hooks.
  const work = { code, grammar, language, tokens: [] as CodeToken[] };
  Prism.hooks.run("before-tokenize", work);
  work.tokens = Prism.tokenize(work.code, work.grammar);
  Prism.hooks.run("after-tokenize", work);
  // The same elements as in the HTML that the build makes of code.
  return codeRuns(work.tokens).map(({ text, classes }, index) => (
    <Fragment key={index}>{classes ? <span className={classes}>{text}</span> : text}</Fragment>
  ));
}
