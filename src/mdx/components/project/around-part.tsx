import { Component, useContext, useMemo, useRef, type FunctionComponent, type ReactNode } from "react";
import type { HeadElement } from "../../../lib/html/head-element";
import { WITHOUT_PART } from "../../../lib/pages/left-out-parts";
import { PART_PLACES, type PartName, type PartPlace } from "../../../lib/settings/theme-parts";
import { NEEDS_SCRIPTS } from "../../../ui/held-scripts";
import { usePageInfo } from "../../../ui/page-info";
import { IslandDoc, PageVersion, type SaidOfVersion } from "../island/doc-hooks";
import { HeadTags, LiveHead } from "../island/head-tags";
import { IslandSources } from "../island/island-source";
import { propsOfNeighbours, type Neighbours } from "../island/neighbours";
import { useOnPage } from "../island/on-page";
import { CopyDrawsTitle, DRAWS_TITLE } from "./copied-title";
import { useMarkOnPage } from "./mark-on-page";
import { noteHead, showHead } from "./part-head";
import { PartPage, partPageOf, type PageKind, type PartArticle } from "./part-page";
import {
  Originals,
  partOf,
  PartsInPage,
  tellPartFailure,
  Trial,
  type PageParts,
  type Part,
  type PartTrial,
} from "./parts";
import { Plain } from "./plain";

/**
 * `box` is the class of an element around the part and what the project puts beside it; `parts` is what a copy of what
 * stands around a page or a post may put somewhere else, `neighbours` what stands before and after the page, and
 * `props` what Docusaurus gives to the component.
 */
type Props = {
  place: PartPlace;
  box?: string;
  parts?: PageParts;
  neighbours?: Neighbours;
  props?: object;
  children?: ReactNode;
};
/** A component that draws what is inside of it. */
type Frame = FunctionComponent<{ children: ReactNode }>;
type FrameProps = { name: PartName; frame: Frame; children: ReactNode };
/** A component around a part; around a frame it may put something else inside of that. */
type PartProps = {
  name: string;
  Part: Part;
  props?: object;
  frame?: Frame;
  parts?: PageParts;
  /** Whether it draws the page's title, as far as that is known. */
  drawsTitle?: boolean;
  children?: ReactNode;
};
type PageProps = { article: PartArticle; kind?: PageKind; neighbours?: Neighbours; children: ReactNode };

/**
 * A part of pages with the project's components around it, the outermost first; one that does not draw what is inside
 * of it takes its place. The bundler knows whether the project has any, and leaves all of this out of other sites.
 */
export const AroundPart = __THEME_PARTS__ === "" ? Plain : AroundPlace;

/** What stands around parts of an article, with what components of the project may ask of its page. */
export const PartsOfPage = __THEME_PARTS__ === "" ? Plain : WithPage;

/** What stands around parts that tell of a version, with what these may ask of it. */
export const PartsOfVersion = __THEME_PARTS__ === "" ? Plain : WithVersion;

function WithVersion({ version, children }: { version: SaidOfVersion | null; children: ReactNode }): ReactNode {
  return <PageVersion.Provider value={version ?? undefined}>{children}</PageVersion.Provider>;
}

function WithPage({ article, kind, neighbours, children }: PageProps): ReactNode {
  const info = usePageInfo();
  const facts = useMemo(
    () => kind && partPageOf({ article, kind, info, neighbours }),
    [article, kind, info, neighbours],
  );
  return (
    <PartPage.Provider value={facts}>
      <AroundPlace place="metadata" />
      {children}
    </PartPage.Provider>
  );
}

/** Parts whose names begin so are those of pages of a kind. */
const KINDS: readonly [start: string, kind: PageKind][] = [
  ["DocItem", "doc"],
  ["BlogPost", "post"],
  ["MDX", "page"],
];

/** Places with several components of the theme: a copy of one imports the next by a name of `PAGE_PARTS`. */
const OFFERS_ITSELF: readonly PartPlace[] = ["page", "toc", "pagination", "logo", "search", "colorMode"];

function AroundPlace({ place, box, parts, neighbours, props, children }: Props): ReactNode {
  const kind = useContext(PartPage)?.kind;
  const { version } = usePageInfo();
  const isOfKind = (name: string) => KINDS.every(([start, of]) => !name.startsWith(start) || of === kind);
  // Blogs have a sidebar here, too.
  const isOfPage = (name: string) => isOfKind(name) && !(name.startsWith("DocSidebar") && version === undefined);
  const names = PART_PLACES[place].filter((name) => isOfPage(name) && partOf(name));
  const around = names.reduceRight<ReactNode>(
    (within, name) => (
      <ProjectPart
        name={name}
        Part={partOf(name) as Part}
        props={{ ...propsOfNeighbours(name, neighbours), ...props }}
        parts={OFFERS_ITSELF.includes(place) ? { ...parts, [place]: within } : parts}
      >
        {within}
      </ProjectPart>
    ),
    children,
  );
  if (place === "root" && names.length > 0 && __PARTS_ACT__)
    return (
      <>
        {/* What stands around all pages may ask for consent, count visits or open a connection. */}
        <i hidden {...{ [NEEDS_SCRIPTS]: "now" }} />
        {around}
      </>
    );
  return box && names.length > 0 ? <div className={box}>{around}</div> : around;
}

/** A frame of the site with the project's component around it, if any. */
export function AroundFrame({ name, frame: Frame, children }: FrameProps): ReactNode {
  const Part = partOf(name);
  if (!Part) return <Frame>{children}</Frame>;
  return (
    <ProjectPart name={name} Part={Part} frame={Frame}>
      {children}
    </ProjectPart>
  );
}

/**
 * A component of the project, around a part or for itself, with props; where it fails at build, what is inside stands
 * alone, and a mark tells the browser.
 */
export function ProjectPart({ name, Part, props, frame, parts, children }: PartProps): ReactNode {
  const { isLeftOut, drawsTitle } = useTrial({ name, Part, props, parts });
  const alone = framed(frame, children);
  if (isLeftOut)
    return (
      <>
        <i hidden {...{ [WITHOUT_PART]: name }} />
        {alone}
      </>
    );
  return (
    <PartBoundary name={name} part={alone}>
      <PartWithin name={name} Part={Part} props={props} frame={frame} parts={parts} drawsTitle={drawsTitle}>
        {children}
      </PartWithin>
    </PartBoundary>
  );
}

function framed(Frame: Frame | undefined, inside: ReactNode): ReactNode {
  return Frame ? <Frame>{inside}</Frame> : inside;
}

/** A component with the part that it stands around as its original; inside of that the original is another one. */
function PartWithin({ name, Part, props, frame, parts, drawsTitle = false, children }: PartProps): ReactNode {
  const outer = useContext(Originals);
  const page = useContext(PartPage);
  const original = useRef<(inside?: ReactNode) => ReactNode>(() => null);
  const asBefore = (content: ReactNode) => (
    <Originals.Provider value={outer}>
      <PartsInPage.Provider value={undefined}>
        <LiveHead.Provider value={undefined}>{content}</LiveHead.Provider>
      </PartsInPage.Provider>
    </Originals.Provider>
  );
  const inside = frame ? children : asBefore(children);
  original.current = (content) =>
    frame ? <Originals.Provider value={outer}>{framed(frame, content)}</Originals.Provider> : inside;
  const titled = (content: ReactNode) =>
    DRAWS_TITLE.includes(name) ? (
      <CopyDrawsTitle.Provider value={drawsTitle}>{content}</CopyDrawsTitle.Provider>
    ) : (
      content
    );
  const body = parts?.body && titled(parts.body);
  const originals = useMemo(() => ({ ...outer, [name]: original }), [outer, name]);
  return (
    <Originals.Provider value={originals}>
      <IslandDoc.Provider value={page?.doc}>
        <PartsInPage.Provider value={body ? { ...parts, body } : parts}>
          <LiveHead.Provider value={showHead}>
            <Part {...page?.propsOf(name)} {...props}>
              {body ? asBefore(body) : titled(inside)}
            </Part>
          </LiveHead.Provider>
        </PartsInPage.Provider>
      </IslandDoc.Provider>
    </Originals.Provider>
  );
}

/** What is found of a component as it is drawn alone, at build; browsers find there whether it was left out. */
type Found = { isLeftOut: boolean; drawsTitle?: boolean };

function useTrial({ name, Part, props, parts }: PartProps): Found {
  const { check } = useContext(IslandSources);
  const onPage = useOnPage();
  const page = useContext(PartPage);
  const { path } = usePageInfo();
  const isMarked = useMarkOnPage(`[${WITHOUT_PART}="${name}"]`);
  if (!check) return { isLeftOut: isMarked };
  const draw = (head: HeadElement[], trial: PartTrial) =>
    check(
      onPage(
        <HeadTags.Provider value={(elements) => void head.push(...elements)}>
          <PartPage.Provider value={page}>
            <Trial.Provider value={trial}>
              <PartWithin name={name} Part={Part} props={props} parts={parts && emptied(parts)} />
            </Trial.Provider>
          </PartPage.Provider>
        </HeadTags.Provider>,
      ),
    );
  try {
    const head: HeadElement[] = [];
    const trial: PartTrial = { absent: new Set(), drawsOriginal: false };
    const html = draw(head, trial);
    if (isWithoutMuch(name, trial)) return { isLeftOut: true };
    noteHead(path, head);
    return { isLeftOut: false, drawsTitle: /<h1[\s>]/.test(html) };
  } catch (error) {
    tellPartFailure(name, error);
    return { isLeftOut: true };
  }
}

/** The same parts, with nothing to draw. */
function emptied(parts: PageParts): PageParts {
  return Object.fromEntries(Object.keys(parts).map((name) => [name, null]));
}

/** Whether a copy of a component lacks what it is made of, which is told; one around the original shows that. */
function isWithoutMuch(name: string, { absent, drawsOriginal }: PartTrial): boolean {
  if (drawsOriginal || absent.size === 0) return false;
  const missing = [...absent].join("`, `");
  tellPartFailure(
    name,
    `the site has nothing for \`${missing}\``,
    "Have what it is made of in src/theme, too, or put the component around the original (`@theme-original/…`).",
  );
  return true;
}

type BoundaryProps = { name: string; part: ReactNode; children: ReactNode };

/**
 * Shows a part alone where the component around it fails in a browser. Made by a function that does nothing else: the
 * bundler keeps classes that extend another one also where nobody uses them.
 */
const PartBoundary = /* #__PURE__ */ boundaryClass();

function boundaryClass() {
  return class PartBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
    override state = { hasFailed: false };

    static getDerivedStateFromError() {
      return { hasFailed: true };
    }

    override componentDidCatch(error: unknown): void {
      tellPartFailure(this.props.name, error);
    }

    override render(): ReactNode {
      return this.state.hasFailed ? this.props.part : this.props.children;
    }
  };
}
