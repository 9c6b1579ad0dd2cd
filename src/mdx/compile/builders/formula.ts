import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type Katex from "katex";
import type { TrustContext } from "katex";
import { textOf, type ContentNode } from "../../content-node";
import { collectProblems, type Builder, type BuilderContext } from "./builder-context";
import { assertNoScriptUrl } from "./no-scripts";
import type { Place } from "../compile-state";
import { elementOf, MdxError } from "../run/runtime";

/** Where KaTeX keeps its stylesheet and fonts, from the site's root. */
const FOLDER = "node_modules/katex/dist";
const STYLESHEET = "katex.min.css";

const loaded: { katex?: typeof Katex; fonts?: string[] } = {};

/**
 * A formula drawn by KaTeX: `block` for one on lines of its own, the LaTeX source as its text. The first of a page
 * brings KaTeX's stylesheet.
 */
export const formulaOf: Builder = (props, children, context) => {
  const block = props.block === true;
  if (props.unclosed === true)
    throw new MdxError(
      "The block of formulas is never closed, so all that follows it is a part of it.",
      "Close it with a line of `$$`, indented alike.",
    );
  const tex = textOf(children);
  const html = drawn(tex, block, context);
  if (html === undefined) return [];
  return [...stylesOf(context), elementOf("Formula", { html, ...(block && { block }) }, [tex])];
};

// Most files have no formula, and KaTeX takes longer to load than a file to compile.
function katex(): typeof Katex {
  loaded.katex ??= createRequire(import.meta.url)("katex") as typeof Katex;
  return loaded.katex;
}

function drawn(tex: string, block: boolean, context: BuilderContext): string | undefined {
  const { renderToString, ParseError } = katex();
  const lineOf = (offset: number): Place => ({
    ...context.place,
    line: (context.place.line ?? 1) + (block ? 1 : 0) + linesIn(tex.slice(0, offset)),
  });
  const strict = (code: string, message: string): "ignore" => {
    context.state.problems.push({
      severity: "warning",
      file: context.file,
      ...context.place,
      message: `The formula is no correct LaTeX: ${message} (${code}).`,
      remedy: "Write it as LaTeX wants it; text in a formula belongs into `\\text{…}`.",
    });
    return "ignore";
  };
  let address = "";
  const trust = (asked: TrustContext): boolean => {
    if (!("url" in asked) || context.settings.lenient) return true;
    address = asked.url;
    assertNoScriptUrl(address, `The address in \`${asked.command}\``, asked.command === "\\includegraphics");
    return true;
  };
  try {
    return renderToString(tex, { displayMode: block, output: "htmlAndMathml", trust, strict });
  } catch (error) {
    const isOfLatex = error instanceof ParseError;
    if (!isOfLatex && !(error instanceof MdxError)) throw error;
    const offset = isOfLatex ? (error.position ?? 0) : Math.max(0, tex.indexOf(address));
    return collectProblems(
      context,
      lineOf(offset),
      () => {
        throw isOfLatex ? wrongFormula(error) : error;
      },
      undefined,
    );
  }
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}

function wrongFormula({ message }: Error): MdxError {
  // KaTeX underlines the place with combining characters, which terminals draw beside it.
  const words = message
    .replace(/^KaTeX parse error: /, "")
    .replaceAll("\u0332", "")
    .replace(/\s+/g, " ");
  return new MdxError(
    `The formula is not valid: ${words}.`,
    "Mend the LaTeX; a dollar sign that is meant as text needs a backslash before it: `\\$`.",
  );
}

/**
 * The stylesheet where the page's text has none yet. A title has one of its own: lists show a text without its title.
 */
function stylesOf({ state }: BuilderContext): ContentNode[] {
  const key = `${STYLESHEET} ${state.title ? "below" : "in"} the title`;
  if (state.once.has(key)) return [];
  state.once.add(key);
  const base = `/katex-${katex().version}`;
  loaded.fonts ??= readdirSync(
    path.join(path.dirname(createRequire(import.meta.url).resolve("katex")), "fonts"),
  ).filter((name) => name.endsWith(".woff2"));
  for (const file of [STYLESHEET, ...loaded.fonts.map((name) => `fonts/${name}`)])
    state.assets.set(`${FOLDER}/${file}`, `${base}/${file}`);
  return [elementOf("FormulaStyles", { href: `${base}/${STYLESHEET}` }, [])];
}
