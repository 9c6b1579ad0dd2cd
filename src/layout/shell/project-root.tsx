import { Component, useContext, type ComponentType, type ReactNode } from "react";
import type { HeadElement } from "../../lib/html/head-element";
import { translate } from "../../lib/words/translate";
import { HeadTags } from "../../mdx/components/island/head-tags";
import { IslandSources, moduleInBrowser, type IslandModule } from "../../mdx/components/island/island-source";
import { useOnPage } from "../../mdx/components/island/on-page";
import { LOAD_NOTICE_ID, showLoadNotice } from "../../ui/load-notice";

declare const __ROOT_MODULE__: string;

type Root = ComponentType<{ children?: ReactNode }>;
type Props = { children: ReactNode };

/** What was found of the component where HTML is made: what it gives to heads of pages, or why it is not there. */
export type RootFindings = { head: HeadElement[]; failure?: { error: unknown } };

/** The attribute of `<html>` on pages that are without the project's component, because it cannot be drawn. */
export const WITHOUT_ROOT = "data-without-root";

let known: Root | undefined;
let findings: RootFindings | undefined;

/** Takes in the project's component around all pages, by what loads its module; rejects where that fails. */
async function loadRoot(load: () => Promise<IslandModule>): Promise<void> {
  const { siteModule } = await import("../../mdx/components/island/site-modules");
  globalThis.___site ??= siteModule;
  known ??= (await load()).default as Root;
}

/** Takes in the component where HTML is made; where it has none to offer, pages are without it. */
export async function loadRootForHtml(load: () => Promise<IslandModule>): Promise<void> {
  await loadRoot(load).catch((error: unknown) => {
    findings ??= { head: [], failure: { error } };
  });
}

/** Begins once a browser has the component, or needs none; until then the reader has the page as it was sent. */
export function withRootInBrowser(begin: () => void): void {
  if (document.documentElement.hasAttribute(WITHOUT_ROOT)) return begin();
  loadRoot(() => moduleInBrowser(__ROOT_MODULE__)).then(begin, (error: unknown) => {
    // What was clicked would wait for ever.
    window.___held?.end();
    // In develop there is no page to keep.
    if (document.getElementById(LOAD_NOTICE_ID) === null) begin();
    showLoadNotice(translate({ id: "loading.thisPage" }), error, () => withRootInBrowser(begin));
  });
}

/** The project's component around a page, or the page alone where there is none or it fails. */
export function ProjectRoot({ children }: Props) {
  const { check } = useContext(IslandSources);
  const onPage = useOnPage();
  if (check && known) findings ??= findingsOf(known, (element) => check(onPage(element)));
  if (!known || findings?.failure) return children;
  return <RootBoundary Root={known}>{children}</RootBoundary>;
}

/** What was found once a page was drawn; undefined where there is no such component. */
export function rootFindings(): RootFindings | undefined {
  return findings;
}

/** Draws the component without a page. */
function findingsOf(Root: Root, check: (element: JSX.Element) => void): RootFindings {
  const head: HeadElement[] = [];
  try {
    check(
      <HeadTags.Provider value={(elements) => head.push(...elements)}>
        <Root />
      </HeadTags.Provider>,
    );
    return { head };
  } catch (error) {
    return { head: [], failure: { error } };
  }
}

/** Shows pages without a component that fails in a browser, as far as that can be. */
class RootBoundary extends Component<Props & { Root: Root }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error("The component around all pages failed.", error);
  }

  override render(): ReactNode {
    const { Root, children } = this.props;
    return this.state.hasFailed ? children : <Root>{children}</Root>;
  }
}
