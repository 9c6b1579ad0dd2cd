import { nearestFirst, type Problem } from "../../../lib/problem";
import { translate } from "../../../lib/words/translate";
import { textOf, ZOOM_PROP, type ContentElement, type ContentNode } from "../../content-node";
import { zoomOf } from "../builders/images/zoom";
import { md5 } from "../../../files/digest";
import { DiagramError, drawingOf, tryDrawing, type Drawing } from "./drawing";
import { isKept, keptDrawing } from "./kept-drawing";
import { publishLibrary } from "./library";
import { DRAWING_ID } from "./minify-svg";
import type { Builder, BuilderContext } from "../builders/builder-context";
import { elementOf, MdxError } from "../run/runtime";
import { errorMessage } from "../../../lib/values/error-of";

/** The words with which a diagram may begin. */
const KINDS = [
  "architecture-beta",
  "block-beta",
  "C4Component",
  "C4Container",
  "C4Context",
  "C4Deployment",
  "C4Dynamic",
  "classDiagram",
  "cynefin-beta",
  "erDiagram",
  "eventmodeling",
  "flowchart",
  "gantt",
  "gitGraph",
  "graph",
  "ishikawa-beta",
  "journey",
  "kanban",
  "mindmap",
  "packet-beta",
  "pie",
  "quadrantChart",
  "radar-beta",
  "railroad-beta",
  "requirementDiagram",
  "sankey-beta",
  "sequenceDiagram",
  "stateDiagram-v2",
  "swimlane-beta",
  "timeline",
  "treemap-beta",
  "treeView-beta",
  "venn-beta",
  "wardley-beta",
  "xychart-beta",
];

/**
 * A Mermaid diagram, of a fence's text or of the prop `value`: a figure with its drawing. One that only a browser can
 * draw is a reference to the Mermaid component, with its source as `value` and the URL of the `library`. One that is
 * wrong is an error, whose message it has as `problem`.
 */
export const mermaidOf: Builder = (props, children, context) => {
  const code = typeof props.value === "string" ? props.value : textOf(children);
  if (code.trim() === "")
    throw new MdxError("The diagram has no text.", "Write it into the block, or as `<Mermaid value={`…`} />`.");
  const element = elementOf("Mermaid", { value: code }, []);
  const { place, state } = context;
  // Pages and lists of posts may have the same diagram several times, and ids are the document's.
  const id = `d${md5(`${context.file} ${state.tasks.length} ${code}`).slice(0, 7)}`;
  const here = { ...context, place, isFence: "metastring" in props && !("className" in props) };
  const label = labelBelow(state.toc.at(-1)?.children ?? []);
  const make = () =>
    context.settings.checkOnly
      ? tried(code, here)
      : drawn(code, here).then((drawing) =>
          becomeFigure(element, { ...drawing, title: drawing.title ?? label }, id, here),
        );
  state.tasks.push(() => make().catch((error: unknown) => leaveToBrowser(element, code, error, here)));
  return [element];
};

/** What a diagram without a title is called: by the heading that it stands below, which tells those of a page apart. */
function labelBelow(heading: ContentNode[]): string {
  const title = textOf(heading);
  return title === "" ? translate({ id: "diagram.label" }) : translate({ id: "diagram.labelBelow" }, { title });
}

async function tried(code: string, { root, settings: { drawingDigest } }: BuilderContext): Promise<void> {
  if (drawingDigest === undefined || !isKept(code, root, drawingDigest)) await tryDrawing(code);
}

async function drawn(code: string, { root, settings: { drawingDigest }, state }: BuilderContext): Promise<Drawing> {
  if (drawingDigest === undefined) return drawingOf(code);
  const { drawing, file } = await keptDrawing(code, root, drawingDigest);
  state.drawings.add(file);
  return drawing;
}

function becomeFigure(
  element: ContentElement,
  { html, width, title }: Required<Drawing>,
  id: string,
  { settings }: BuilderContext,
): void {
  const drawn =
    "both" in html ? html.both : `<div data-show="light">${html.light}</div><div data-show="dark">${html.dark}</div>`;
  const zoom = settings.images.zoom ? zoomOf(width) : undefined;
  element[0] = "figure";
  element[1] = {
    className: "diagram",
    "aria-label": title,
    style: { "--diagram-width": `${width}px` },
    dangerouslySetInnerHTML: { __html: drawn.replaceAll(DRAWING_ID, id) },
    ...(zoom && { [ZOOM_PROP]: zoom }),
  };
}

function leaveToBrowser(
  element: ContentElement,
  code: string,
  error: unknown,
  { file, place, root, state, isFence }: BuilderContext & { isFence: boolean },
): void {
  const at = { file, ...place };
  if (error instanceof DiagramError) {
    const mistake = mistakeOf(error, code);
    element[1] = { ...element[1], problem: mistake.message };
    // The text of a fence begins below it; where that of a prop does, only its code knows.
    const isKnown = isFence && error.line !== undefined && place.line !== undefined;
    const there = isKnown ? { file, line: (place.line ?? 0) + (error.line ?? 0) } : at;
    state.problems.push({ severity: "error", ...there, ...mistake });
    return;
  }
  element[1] = { ...element[1], library: publishLibrary(root, state) };
  state.problems.push({
    severity: "warning",
    ...at,
    message: `The build cannot draw the diagram: ${errorMessage(error)}.`,
    remedy:
      "Correct it, or take out formulas and pictures, which only a browser can draw; until then readers without scripts see its source.",
  });
}

function mistakeOf({ message }: DiagramError, code: string): Pick<Problem, "message" | "remedy" | "choices"> {
  if (!message.includes("No diagram type detected"))
    return {
      message,
      remedy: "Correct it; https://mermaid.js.org/intro/syntax-reference.html has the syntax of each kind.",
    };
  const [word = ""] = code
    .replace(/^---\n[^]*?\n---\n/, "")
    .replace(/^\s*%%.*$/gm, "")
    .trim()
    .split(/\s/);
  return {
    message: `No kind of diagram begins with '${word}'.`,
    remedy: "Begin with the word of a kind that Mermaid knows.",
    choices: nearestFirst(word, KINDS),
  };
}
