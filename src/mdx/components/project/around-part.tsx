import { Component, useContext, useMemo, useRef, useState, type ReactNode } from "react";
import type { HeadElement } from "../../../lib/html/head-element";
import { PART_PLACES, type PartPlace } from "../../../lib/settings/theme-parts";
import { usePageInfo } from "../../../ui/page-info";
import { IslandDoc } from "../island/doc-hooks";
import { HeadTags } from "../island/head-tags";
import { IslandSources } from "../island/island-source";
import { useOnPage } from "../island/on-page";
import { PartPage, partPageOf, type PageKind, type PartArticle } from "./part-page";
import { noteHead, Originals, partOf, Plain, tellPartFailure, type Part } from "./parts";

/** The address of the script of a project's components around parts of pages; empty where it has none. */
declare const __THEME_PARTS__: string;

type Props = { place: PartPlace; children?: ReactNode };
type PartProps = { name: string; Part: Part; props?: object; children?: ReactNode };
type PageProps = { article: PartArticle; kind?: PageKind; children: ReactNode };

/**
 * A part of pages with the project's components around it, the outermost first. The bundler knows whether the project
 * has any, and leaves all of this out of other sites.
 */
export const AroundPart = __THEME_PARTS__ === "" ? Plain : AroundPlace;

/** What stands around parts of an article, with what components of the project may ask of its page. */
export const PartsOfPage = __THEME_PARTS__ === "" ? Plain : WithPage;

function WithPage({ article, kind, children }: PageProps): ReactNode {
  const info = usePageInfo();
  const facts = useMemo(() => kind && partPageOf(article, kind, info), [article, kind, info]);
  return <PartPage.Provider value={facts}>{children}</PartPage.Provider>;
}

/** Parts whose names begin so are those of pages of a kind. */
const KINDS: readonly [start: string, kind: PageKind][] = [
  ["Doc", "doc"],
  ["Blog", "post"],
  ["MDX", "page"],
];

function AroundPlace({ place, children }: Props): ReactNode {
  const kind = useContext(PartPage)?.kind;
  const isOfPage = (name: string) => KINDS.every(([start, of]) => !name.startsWith(start) || of === kind);
  return PART_PLACES[place].filter(isOfPage).reduceRight<ReactNode>((within, name) => {
    const Part = partOf(name);
    if (!Part) return within;
    return (
      <ProjectPart name={name} Part={Part}>
        {within}
      </ProjectPart>
    );
  }, children);
}

/**
 * A component of the project, around a part or for itself, with props; where it fails at build, what is inside stands
 * alone, and a mark tells the browser.
 */
export function ProjectPart({ name, Part, props, children }: PartProps): ReactNode {
  const isLeftOut = useLeftOut(name, Part, props);
  if (isLeftOut)
    return (
      <>
        <i hidden data-without-part={name} />
        {children}
      </>
    );
  return (
    <PartBoundary name={name} part={children}>
      <PartWithin name={name} Part={Part} props={props}>
        {children}
      </PartWithin>
    </PartBoundary>
  );
}

/** A component with the part that it stands around as its original; inside of that the original is another one. */
function PartWithin({ name, Part, props, children }: PartProps): ReactNode {
  const outer = useContext(Originals);
  const page = useContext(PartPage);
  const original = useRef<ReactNode>(null);
  original.current = <Originals.Provider value={outer}>{children}</Originals.Provider>;
  const originals = useMemo(() => ({ ...outer, [name]: original }), [outer, name]);
  return (
    <Originals.Provider value={originals}>
      <IslandDoc.Provider value={page?.doc}>
        <Part {...page?.propsOf(name)} {...props}>
          {original.current}
        </Part>
      </IslandDoc.Provider>
    </Originals.Provider>
  );
}

function useLeftOut(name: string, Part: Part, props: object | undefined): boolean {
  const { check } = useContext(IslandSources);
  const onPage = useOnPage();
  const page = useContext(PartPage);
  const { path } = usePageInfo();
  const [isMarked] = useState(() => isMarkedOnPage(name, path));
  if (!check) return isMarked;
  const draw = (head: HeadElement[]) =>
    check(
      onPage(
        <HeadTags.Provider value={(elements) => void head.push(...elements)}>
          <PartPage.Provider value={page}>
            <PartWithin name={name} Part={Part} props={props} />
          </PartPage.Provider>
        </HeadTags.Provider>,
      ),
    );
  try {
    const head: HeadElement[] = [];
    draw(head);
    if (name === "Root") noteHead(head);
    return false;
  } catch (error) {
    tellPartFailure(name, error);
    return true;
  }
}

let firstPath: string | undefined;

/** Whether the page that a browser was sent is without a component; other pages are drawn while it is still there. */
function isMarkedOnPage(name: string, path: string): boolean {
  if (typeof document === "undefined") return false;
  firstPath ??= path;
  return path === firstPath && document.querySelector(`[data-without-part="${name}"]`) !== null;
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
