import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";

/** A formula on lines of its own. */
export const formulaBlock: ThemeUIStyleObject = {
  my: 5,
  py: 1,
  overflowX: "auto",
  overflowY: "hidden",
  "> .katex-display": { m: 0 },
  // An equation's number stands at the right edge: a narrow window scrolls to it instead of laying it over the formula.
  ".katex-html:has(> .katex-tag)": {
    width: "max-content",
    minWidth: "100%",
    paddingInlineEnd: "2.5em",
    [media.tablet]: { paddingInlineStart: "2.5em" },
    [media.print]: { width: "auto" },
  },
  // Paper does not scroll: there a formula goes on in the next line, at a sign.
  [media.print]: { "> .katex-display > .katex": { whiteSpace: "normal" } },
};

/** Until KaTeX's stylesheet is there the browser draws the formula's MathML; that stylesheet outweighs these rules. */
export const undrawnFormulas: ThemeUIStyleObject = {
  ".katex-base": { display: "none" },
  ".formula-block .katex-html": { display: "none" },
};
