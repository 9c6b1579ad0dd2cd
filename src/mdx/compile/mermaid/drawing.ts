import { colors, type ModeColors } from "../../../theme/colors";
import { seriesOf } from "../../diagram-theme";
import { inlineDeclarations } from "./style";
import { numbersOf } from "./path";
import { inBothModes, inOneMode } from "./modes";
import { DRAWING_ID, minifySvg, type MinifiedSvg } from "./minify-svg";
import { diagramMistake, type DiagramMistake } from "./mistake";
import { mermaidConfig, openStage, type Stage } from "./stage";

/** A diagram as HTML: one `<svg>` for both modes, or one for each where the modes differ in more than colours. */
export type Drawing = {
  html: { both: string } | { light: string; dark: string };
  /** In pixels, as wide as the drawing is when nothing shrinks it. */
  width: number;
  /** What the author calls it: `accTitle`, else its title. */
  title?: string;
};

/** Thrown for a diagram that Mermaid cannot read. */
export class DiagramError extends Error {
  /** The line of the diagram's text, from 1, where that is known. */
  readonly line?: number;
  constructor({ message, line }: DiagramMistake) {
    super(message);
    this.line = line;
  }
}

/** What Mermaid writes for a formula where there is no browser to measure it. */
const NO_FORMULAS = "MathML is unsupported in this environment";

/** A picture in a label, whose size only a browser knows. */
const PICTURE = /<img\b/i;

/** The title of kinds that do not tell theirs. */
const UNTOLD_TITLE = /^\s*(?:timeline|C4\w+)\b[^]*?^\s*title\s+(.+?)\s*$/m;

const C4_GREY = "#444444";

/** The colours that Sankey diagrams have whatever the theme, in their order. */
const SANKEY = "#4e79a7 #f28e2c #e15759 #76b7b2 #59a14f #edc949 #af7aa1 #ff9da7 #9c755f #bab0ab".split(" ");

type Work = {
  stage?: Stage;
  last: Promise<unknown>;
  drawings: Map<string, Promise<Drawing>>;
  tries: Map<string, Promise<void>>;
};

const work: Work = { last: Promise.resolve(), drawings: new Map(), tries: new Map() };

/**
 * Draws a diagram in the colours of both modes; the same text gives the same drawing, which is made
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

/** Draws a diagram in one mode for what is wrong with it alone, each text once; throws as `drawingOf` does. */
export function tryDrawing(code: string): Promise<void> {
  const known = work.tries.get(code);
  if (known) return known;
  const tried = work.last.then(async () => {
    const stage = (work.stage ??= openStage());
    stage.mermaid.initialize(mermaidConfig(code, "light"));
    await clearNames(stage);
    // Drawing reads the text as well; what reading says is asked for only where something is wrong.
    await markup(code, stage).catch(async (error: unknown) => {
      await titleOf(code, stage);
      throw error;
    });
  });
  work.last = tried.catch(() => undefined).then(afterwards);
  work.tries.set(code, tried);
  return tried;
}

/** The library for documents holds on to what it has shown until other work had its turn. */
function afterwards(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function draw(code: string): Promise<Drawing> {
  work.stage ??= openStage();
  const { stage } = work;
  stage.mermaid.initialize(mermaidConfig(code, "light"));
  const title = await titleOf(code, stage);
  const light = await drawn(code, stage, (svg) => mendSankey(svg, colors));
  stage.mermaid.initialize(mermaidConfig(code, "dark"));
  const dark = await drawn(code, stage, (svg) => {
    mendSankey(svg, colors.modes.dark);
    mendDark(svg);
  });
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
async function titleOf(code: string, stage: Stage): Promise<string | undefined> {
  stage.reset();
  try {
    await clearNames(stage);
    const { db } = await stage.mermaid.mermaidAPI.getDiagramFromText(code);
    const written = db.getAccTitle?.() || db.getDiagramTitle?.() || UNTOLD_TITLE.exec(code)?.[1] || "";
    return written.replace(/^"(.*)"$/, "$1") || undefined;
  } catch (error) {
    throw new DiagramError(diagramMistake(error, code));
  }
}

/** Names of one diagram would stay for the next where its kind does not clear them; a flowchart does. */
async function clearNames({ mermaid }: Stage): Promise<void> {
  await mermaid.mermaidAPI.getDiagramFromText("flowchart LR");
}

async function drawn(code: string, stage: Stage, mend: (svg: Element) => void): Promise<MinifiedSvg> {
  const svg = await rendered(code, stage);
  mend(svg);
  giveSize(svg);
  return minifySvg(svg);
}

/** What Mermaid draws, in the stage's document. */
async function rendered(code: string, stage: Stage): Promise<Element> {
  const { document } = stage;
  document.body.innerHTML = await markup(code, stage);
  const svg = document.querySelector("svg");
  if (!svg) throw new Error("Mermaid drew nothing");
  return svg;
}

/** What Mermaid draws, as text. */
async function markup(code: string, { mermaid, reset }: Stage): Promise<string> {
  reset();
  const { svg } = await mermaid.render(DRAWING_ID, code);
  if (svg.includes(NO_FORMULAS)) throw new Error("it has formulas");
  if (PICTURE.test(svg)) throw new Error("it has pictures");
  return svg;
}

/**
 * Some of what Mermaid draws is made for light pages, whatever its theme: the grey words and lines of C4 diagrams,
 * and colours that darken what is behind them.
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
}

/** Gives a Sankey diagram the colours of a mode. */
function mendSankey(svg: Element, mode: ModeColors): void {
  if (svg.getAttribute("aria-roledescription") !== "sankey") return;
  const tones = seriesOf(mode);
  for (const element of svg.querySelectorAll("[fill], [stop-color]")) {
    for (const name of ["fill", "stop-color"]) {
      const index = SANKEY.indexOf(element.getAttribute(name)?.toLowerCase() ?? "");
      if (index >= 0) element.setAttribute(name, tones[index % tones.length] ?? "");
    }
  }
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
