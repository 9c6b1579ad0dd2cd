import { graded, type Problem } from "../../../../lib/problem";
import { ISLAND, type ContentNode, type ContentProps } from "../../../content-node";
import { drawingsIn } from "./island-drawings";
import { publishIsland } from "./publish-island";
import type { BuilderContext } from "../../builders/builder-context";
import { absentRemedy } from "../../bundles/absent-modules";
import type { Bundles } from "../../bundles/bundles";
import { moduleNameOf } from "../../bundles/inline-modules";
import { takeTabs } from "../../builders/tabs";
import { PAGE_ITEMS } from "../../../page-items";
import { isCodePage } from "../../code-page";
import { failOf, isAbsent, isOfAbsentModule } from "../absent-part";
import {
  contentOf as contentIn,
  elementOf,
  FunctionProp,
  messageOf,
  nodesOf,
  propsOf,
  type ComponentHost,
  type FilePlace,
} from "../runtime";
import { isLookedInto } from "./tag-parts";
import { thrownIn } from "./thrown-in";
import { isOfBrowser, LastingMistake, type Origin, type Trial } from "./trial";

/** What running components needs: who uses them, what is tried, bundles, and how content that they show is read. */
export type Hosting = {
  context: BuilderContext;
  trial: Trial;
  bundles: Bundles;
  contentOf: (file: string, source: string) => ContentNode[];
  /** What the page's file says by itself, for components that ask for the doc. */
  doc: () => ContentProps;
};

type Props = Record<string, unknown>;

/**
 * Runs the components of content: one that it imports is tried, and becomes an island where it does what only a browser
 * can. One that cannot run at all is an error of the page; in a project of Docusaurus it leaves its place empty, with a
 * word about it as grave as the site's setting says.
 */
export function componentHost(hosting: Hosting): ComponentHost {
  const { context, trial } = hosting;
  const { settings, steps } = context;
  const isLenient = settings.lenient === true;
  return {
    run: (component, props, action, otherwise) => {
      if (trial.isRunning) return isLenient ? runInside(component, props, action, hosting) : action();
      const origin = trial.originOf(component);
      const inline = trial.inlineOf(component);
      const since = steps.count;
      try {
        if (Object.values(props).includes(PAGE_ITEMS)) throw new FunctionProp(OF_PAGE, MEND);
        if (origin) return tried(origin, props, action, hosting);
        return inline ? observed(inline, props, action, hosting) : action();
      } catch (error) {
        if (!isLenient || context.state.missing.size > 0) throw error;
        // The part of the file around it is for browsers then.
        if (trial.isObserved && (error instanceof FunctionProp || (!origin && isOfBrowser(error)))) throw error;
        const name = origin?.name === "default" ? component.name : (origin?.name ?? component.name);
        const explained = steps.explained(error, since);
        const failure = { name, origin, error: explained, place: placeOf(explained, origin, hosting) };
        tell(failure, context);
        return otherwise?.() ?? leftOut(component, props, failure, context);
      }
    },
    dataOf: (props) => (trial.isRunning || isLenient ? withoutFunctions(props, trial) : props),
  };
}

function tried(origin: Origin, props: Props, action: () => ContentNode[], hosting: Hosting): ContentNode[] {
  const { context, trial } = hosting;
  const { links } = context.state;
  const known = links.length;
  const { nodes, hasFailed, error, needsBrowser, failsAnywhere, losses, assumes } = trial.run(action);
  // Endless code and a missing module fail in browsers as well: an island would not help.
  const isSameThere = isOfAbsentModule(error) || error instanceof LastingMistake;
  if (hasFailed && (!needsBrowser || context.steps.failure || isSameThere)) throw error;
  // Browsers leave out elements of a module that is not there, and fail at all else of it.
  const whole = needsBrowser ? losses.find(({ isPart }) => !isPart) : undefined;
  if (whole) throw whole.error;
  for (const loss of losses) tell(loss, context);
  if (!needsBrowser) return nodes;
  if (hasFailed && isCodePage(context.file)) tellOfHead(error, context);
  else if (failsAnywhere) tell({ name: origin.name, origin, error, place: placeOf(error, origin, hosting) }, context);
  // What is made of data that are empty is not what the page shows, nor do its links lead anywhere.
  if (assumes) links.length = known;
  return [islandOf(origin, props, { first: assumes ? [] : nodes, nodes }, hosting)];
}

/** Tells of a page of code that only browsers can draw: what its head would have is not known. */
function tellOfHead(error: unknown, { state, file }: BuilderContext): void {
  state.problems.push({
    severity: "warning",
    file,
    isToldOnce: true,
    message: `What the page says by \`<Layout>\` and \`<Head>\` is left out, since it cannot run: ${messageOf(error)}.`,
    remedy: "Make the page a function, and put what needs a browser into a component of its own inside of it.",
  });
}

/**
 * A component inside of one on trial: left out where it asks for a module that is not there, and passed over where it
 * needs a browser, so that the build knows the title and the head of a page around it.
 */
function runInside(
  component: { name: string },
  props: Props,
  action: () => ContentNode[],
  { trial, context }: Hosting,
): ContentNode[] {
  try {
    return action();
  } catch (error) {
    if (isOfBrowser(error)) {
      trial.mark();
      return [];
    }
    if (!isOfAbsentModule(error)) throw error;
    // Of a module that is there, browsers have nothing in the place of a name that it lacks.
    const isPart = isAbsent(component) && error.told?.name === undefined;
    const loss = { name: component.name, error, isPart };
    trial.lose(loss);
    return leftOut(component, props, loss, context);
  }
}

/** What stands for a component that is left out: of a part of a module that is not there also what is inside of it. */
function leftOut(component: object, { children }: Props, failure: Failure, context: BuilderContext): ContentNode[] {
  return [...boxOf(failure, context), ...(isAbsent(component) ? contentIn(children) : [])];
}

/**
 * A part of a content file, or a component that it declares: an island where it does what only a browser can. Where no
 * island can be made of it, what the build makes of it stays, with a word about the rest.
 */
export function observed(
  originOf: () => Origin,
  props: Props,
  action: () => ContentNode[],
  hosting: Hosting,
): ContentNode[] {
  const { trial, context } = hosting;
  const { state, steps } = context;
  if (trial.isRunning) return action();
  const { nodes, hasFailed, error, needsBrowser } = trial.observe(action);
  const isSameThere = steps.failure ?? error instanceof LastingMistake;
  if (hasFailed && (!needsBrowser || isSameThere || state.missing.size > 0)) throw error;
  if (!needsBrowser) return nodes;
  return ownIsland({ originOf, props, first: nodes }, hosting, () => {
    if (hasFailed) throw error;
    return nodes;
  });
}

type OwnIsland = { originOf: () => Origin; props: Props; first: ContentNode[] };

/** An island of a part of a content file; where none can be made of it, something else, with a word about it. */
export function ownIsland(
  { originOf, props, first }: OwnIsland,
  hosting: Hosting,
  otherwise: () => ContentNode[],
): ContentNode[] {
  const { state, settings, file, place } = hosting.context;
  try {
    return [islandOf(originOf(), props, { first, nodes: first }, hosting)];
  } catch (failure) {
    if (state.missing.size > 0) throw failure;
    const message = `What needs a browser here cannot be a script for it: ${messageOf(failure)}.`;
    const remedy = "Put it into a component in a file of its own, and import that.";
    const problem = { severity: "warning" as const, file, ...place, message, remedy };
    state.problems.push(...graded(problem, settings.brokenComponents ?? "warn"));
    return otherwise();
  }
}

/** What a component made at build, and as much of it as its place shows at first. */
type Made = { nodes: ContentNode[]; first: ContentNode[] };

function islandOf(
  { source, name }: Origin,
  { children, ...props }: Props,
  { nodes, first }: Made,
  { context, trial, bundles, contentOf, doc }: Hosting,
): ContentNode {
  const { script, contents, asksForDoc } = publishIsland(source, bundles, context);
  const held = contents.map((file): [string, ContentNode[]] => [
    file,
    trial.contentOf(file) ?? contentOf(file, source),
  ]);
  const inside = nodesOf(children);
  // What the component makes of tabs inside of it only browsers know.
  takeTabs(inside);
  const drawings = drawingsIn(nodes, [...inside, ...held.flatMap(([, content]) => content)]);
  const { ref, ...data } = propsOf(props);
  return elementOf(
    ISLAND,
    {
      $island: { script, name },
      ...(first.length > 0 && { $first: { $: first } }),
      ...(asksForDoc && { $doc: doc() }),
      ...(isLookedInto(children) && { $elements: true }),
      ...Object.fromEntries([...held, ...drawings].map(([name, content]) => [`$content:${name}`, { $: content }])),
      // By its own name it would be React's, which takes it from the island and refuses a text.
      ...(ref !== undefined && { $ref: ref }),
      ...data,
    },
    inside,
  );
}

/** Props of an element without what only a browser uses: handlers of events, and references to elements. */
function withoutFunctions(props: Props, trial: Trial): Props {
  const isData = ([name, value]: [string, unknown]) =>
    isAbsent(value)
      ? failOf(value)
      : name !== "ref" && (typeof value !== "function" || typeof (value as { url?: unknown }).url === "string");
  const kept = Object.entries(props).filter(isData);
  if (kept.length < Object.keys(props).length) trial.mark();
  return Object.fromEntries(kept);
}

const MEND = "Mend it, or give it something to show without a browser, such as the `fallback` of `<BrowserOnly>`.";

const OF_PAGE = "A component of content is given items of the page's sidebar, which only browsers have";

/** Why a component cannot run, and the function that failed where that is in another file than the component. */
type Failure = { name: string; origin?: Origin; error: unknown; place?: FilePlace };

/** Where code failed; what is not there and what is refused is known by more than that. */
function placeOf(error: unknown, origin: Origin | undefined, { bundles }: Hosting): FilePlace | undefined {
  return origin && !isOfAbsentModule(error) && !(error instanceof LastingMistake)
    ? thrownIn(error, origin, bundles)
    : undefined;
}

const calledOf = ({ name, origin }: Failure) =>
  `The component '${name || "without a name"}'${origin ? ` of '${moduleNameOf(origin.source)}'` : ""}`;
const messageFor = (failure: Failure) =>
  `${calledOf(failure)} cannot run: ${messageOf(failure.error)}${withinOf(failure)}.`;
const withinOf = ({ place }: Failure) => (place ? ` (in ${place.file}:${place.line})` : "");

/** Tells of a component that cannot run: where it stands, or where what it lacks is imported. */
function tell(failure: Failure, { settings, state, file, place }: BuilderContext): void {
  const { error } = failure;
  const isAbsentThere = isOfAbsentModule(error);
  const known = isAbsentThere ? error.told?.place : error instanceof LastingMistake ? error.place : undefined;
  const at = known ?? (isCodePage(file) ? {} : place);
  const message = messageFor(failure);
  const problem = {
    severity: "warning" as const,
    file,
    ...at,
    message,
    isToldOnce: true,
    ...remedyOf(error),
  };
  state.problems.push(...graded(problem, settings.brokenComponents ?? "warn"));
}

function remedyOf(error: unknown): Pick<Problem, "remedy" | "choices"> {
  if (isOfAbsentModule(error)) return absentRemedy(error);
  return error instanceof LastingMistake ? { remedy: error.remedy, choices: error.choices } : { remedy: MEND };
}

/** What stands for a component that cannot run: in develop a box that says so, else an empty place. */
function boxOf(failure: Failure, { settings }: BuilderContext): ContentNode[] {
  const box = elementOf("div", { className: "component-missing", "data-component": failure.name }, []);
  const said = { type: "danger", title: calledOf(failure) };
  return settings.optimizeImages ? [box] : [elementOf("Admonition", said, [messageFor(failure)])];
}
