import type { CreateWebpackConfigArgs, Page as GatsbyPage } from "gatsby";
import type { Page } from "../feature";
import type { Part } from "./part";

/** The pages that a part makes, all of them where the whole site is built. */
export function pagesOfPart(pages: readonly Page[], part: Part | undefined): readonly Page[] {
  return part ? pages.filter(part.holdsPage) : pages;
}

/**
 * A page for each template of which a part has none. The templates decide what the scripts are called, so every part
 * bundles them all.
 */
export function pagesForBundles(pages: readonly Page[], part: Part | undefined): Page[] {
  const bundled = new Set(pagesOfPart(pages, part).map(({ component }) => component));
  return pages.filter(({ component }) => {
    if (bundled.has(component)) return false;
    bundled.add(component);
    return true;
  });
}

type Compiler = { hooks: { shutdown: { tap: (name: string, work: () => void) => void } } };
type Bundling = Pick<CreateWebpackConfigArgs, "stage" | "actions" | "getNodesByType">;

/**
 * Takes away the pages that a part does not make once all templates are bundled: they have neither data nor HTML.
 * `madePages` gives the pages of the whole site.
 */
export function withoutOtherPages(
  { stage, actions, getNodesByType }: Bundling,
  part: Part,
  madePages: () => readonly Page[],
): { apply: (compiler: Compiler) => void }[] {
  // The last of the two bundles.
  if (stage !== "build-html") return [];
  const remove = () => {
    const made = new Map(madePages().map((page) => [page.path, page]));
    const isOther = ({ path }: GatsbyPage) => !part.holdsPage(made.get(path) ?? { context: {} });
    for (const page of (getNodesByType("SitePage") as unknown as GatsbyPage[]).filter(isOther))
      actions.deletePage(page);
  };
  return [{ apply: ({ hooks }) => hooks.shutdown.tap("without pages of other parts", remove) }];
}
