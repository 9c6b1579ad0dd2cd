import type { CreatePagesArgs } from "gatsby";
import type { FeaturePages, Page } from "../../build/feature";
import type { CheckedPage } from "../../build/checks/link-check";
import { lineOfText } from "../../build/checks/site-links";
import type { SiteContext } from "../../build/context/context";
import { translatedText } from "../../build/nodes/translated-text";
import { linksOf } from "./home-part";
import type { HomePartNode } from "./nodes";

/** How many releases the page shows. */
const RELEASES = 3;

type Nodes = Pick<CreatePagesArgs, "getNodesByType">;

/** The home page; `made` are the pages of the features before, among them the list whose newest entries it shows. */
export function homePages(
  { getNodesByType }: Nodes,
  { site }: Pick<SiteContext, "site">,
  made: readonly Page[] = [],
): FeaturePages {
  const index = partsOf(getNodesByType).find(({ name }) => name === "index");
  if (!index) return { pages: [] };
  const { file, id, settings } = index;
  const blog = settings.releases?.blog ?? "";
  const list = made.find(
    ({ context }) => context.instance === blog && context.page === 1 && Array.isArray(context.ids),
  );
  return {
    pages: [
      {
        path: "/",
        component: "src/features/home/templates/home.tsx",
        context: {
          docs: site.docs[0]?.id ?? "",
          releases: ((list?.context.ids as string[] | undefined) ?? []).slice(0, RELEASES),
          releaseCount: list?.context.postCount ?? 0,
        },
        file,
        node: id,
      },
    ],
  };
}

/** The links that front matter of the home page names, to be checked like those of content. */
export function homeLinks({ getNodesByType }: Nodes, context: Pick<SiteContext, "root" | "site">): CheckedPage[] {
  return partsOf(getNodesByType).map(({ file, contentRoot, settings }) => {
    const { source } = translatedText(file, context);
    const links = linksOf(settings).map((url) => ({ url, line: lineOfText(source, url), isDrawn: true }));
    return { file, contentRoot, links };
  });
}

function partsOf(getNodesByType: Nodes["getNodesByType"]): HomePartNode[] {
  return getNodesByType("HomePart") as HomePartNode[];
}
