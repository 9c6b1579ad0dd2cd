import { inlineDeclarations } from "./style";
import { numbersOf } from "./path";
import { inBothModes, inOneMode } from "./modes";
import { DRAWING_ID, minifySvg, type MinifiedSvg } from "./minify-svg";
import { mermaidConfig, openStage, type Stage } from "./stage";

/** A diagram as HTML: one `<svg>` for both modes, or one for each where the modes differ in more than colours. */
export type Drawing = {
  html: { both: string } | { light: string; dark: string };
  /** In pixels, as wide as the drawing is when nothing shrinks it. */
  width: number;
  /** What the author calls it: `accTitle`, else its title. */
  title?: string;
};

/** Thrown for a diagram that Mermaid cannot read; the message is Mermaid's, on one line. */
export class DiagramError extends Error {}

/** What Mermaid writes for a formula where there is no browser to measure it. */
const NO_FORMULAS = "MathML is unsupported in this environment";

/** The title of kinds that do not tell theirs. */
const UNTOLD_TITLE = /^\s*(?:timeline|C4\w+)\b[^]*?^\s*title\s+(.+?)\s*$/m;

const C4_GREY = "#444444";
const LABEL_GREY = "hsl(0, 0%, 34.4117647059%)";
const DARKER_GREY = "hsl(0, 0%, 32%)";

type Work = { stage?: Stage; last: Promise<unknown>; drawings: Map<string, Promise<Drawing>> };

const work: Work = { last: Promise.resolve(), drawings: new Map() };

/**
 * Draws a diagram in Mermaid's default theme and its dark theme; the same text gives the same drawing, which is made
 * once. One drawing at a time.
 * Throws DiagramError for a diagram that is wrong, and other errors where only a browser could draw it.
 */
export function drawingOf(code: string): Promise<Drawing> {
  const known = work.drawings.get(code);
  if (known) return known;
  const drawing = work.last.then(() => draw(code));
  work.last = drawing.catch(() => undefined).then(afterwards);
  work.drawings.set(code, drawing);
  return drawing;
}

/** The library for documents holds on to what it has shown until other work had its turn. */
function afterwards(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function draw(code: string): Promise<Drawing> {
  work.stage ??= openStage();
  const { stage } = work;
  stage.mermaid.initialize(mermaidConfig("default"));
  const title = await titleOf(code, stage);
  const light = await drawn(code, stage);
  stage.mermaid.initialize(mermaidConfig("dark"));
  const dark = await drawn(code, stage, mendDark);
  const width = Number(light.svg.getAttribute("width"));
  const both = inBothModes(light, dark);
  return {
    html:
      both === undefined
        ? { light: inOneMode(light), dark: inOneMode(dark).replaceAll(DRAWING_ID, `${DRAWING_ID}-dark`) }
        : { both },
    width,
    title,
  };
}

/** Reads a diagram; throws DiagramError for one that is wrong. */
async function titleOf(code: string, { mermaid, reset }: Stage): Promise<string | undefined> {
  reset();
  try {
    // Names of one diagram would stay for the next where its kind does not clear them; a flowchart does.
    await mermaid.mermaidAPI.getDiagramFromText("flowchart LR");
    const { db } = await mermaid.mermaidAPI.getDiagramFromText(code);
    const written = db.getAccTitle?.() || db.getDiagramTitle?.() || UNTOLD_TITLE.exec(code)?.[1] || "";
    return written.replace(/^"(.*)"$/, "$1") || undefined;
  } catch (error) {
    throw new DiagramError(messageOf(error));
  }
}

async function drawn(
  code: string,
  { mermaid, document, reset }: Stage,
  mend?: (svg: Element) => void,
): Promise<MinifiedSvg> {
  reset();
  const { svg: html } = await mermaid.render(DRAWING_ID, code);
  if (html.includes(NO_FORMULAS)) throw new Error("it has formulas");
  document.body.innerHTML = html;
  const svg = document.querySelector("svg");
  if (!svg) throw new Error("Mermaid drew nothing");
  mend?.(svg);
  giveSize(svg);
  return minifySvg(svg);
}

/**
 * Some of what Mermaid draws is made for light pages in its dark theme too: the grey words and lines of C4 diagrams,
 * and colours that darken what is behind them.
 * And the words on lines have too little contrast by a hair.
 */
function mendDark(svg: Element): void {
  const isC4 = svg.getAttribute("aria-roledescription") === "c4";
  for (const element of svg.querySelectorAll("*")) {
    for (const { name, value } of isC4 ? [...element.attributes] : [])
      if (value === C4_GREY) element.setAttribute(name, "lightgrey");
    const style = element.getAttribute("style");
    if (style?.includes("multiply"))
      element.setAttribute("style", style.replace(/mix-blend-mode:\s*multiply/, "mix-blend-mode:normal"));
  }
  for (const style of svg.querySelectorAll("style"))
    style.textContent = (style.textContent ?? "").replaceAll(LABEL_GREY, DARKER_GREY);
}

/**
 * Errors of the realm in which Mermaid runs are no errors of this one; and their arrows under a quoted line mean
 * nothing on one line.
 */
function messageOf(error: unknown): string {
  const message =
    typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
  return message
    .split("\n")
    .filter((line) => !/^[-\s]*\^?$/.test(line))
    .map((line) => line.trim())
    .join(" ");
}

/** Writes a drawing's size in whole pixels into it, instead of one that follows what is around it. */
function giveSize(svg: Element): void {
  const [, , boxWidth = 0, boxHeight = 0] = numbersOf(svg.getAttribute("viewBox") ?? "");
  const styles = inlineDeclarations(svg.getAttribute("style"));
  const written = styles.find(([property]) => property === "max-width")?.[1] ?? svg.getAttribute("width") ?? "";
  const width = /%$/.test(written) || written === "" ? boxWidth : parseFloat(written);
  const height = boxWidth === 0 ? parseFloat(svg.getAttribute("height") ?? "0") : (boxHeight * width) / boxWidth;
  // What a sum of fractions has too much is not worth a pixel.
  const whole = (size: number) => String(Math.ceil(Number(size.toFixed(2))));
  svg.setAttribute("width", whole(width));
  svg.setAttribute("height", whole(height));
  svg.removeAttribute("style");
}
