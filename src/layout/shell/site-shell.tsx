import { useMemo, type ReactNode } from "react";
import { frameContextOf } from "../../lib/pages/frame-context";
import { decodeAddress, routeOf } from "../../lib/routes/url";
import { DevelopStyles } from "../../theme/develop-styles";
import { AroundPart } from "../../mdx/components/project/around-part";
import { PageInfoProvider, type PageInfo } from "../../ui/page-info";
import { ContentProblems, contentProblemsOf } from "./content-problems";
import { usePageClasses } from "./page-classes";
import { ProgressBar } from "../navigation/progress-bar";
import { SiteData } from "./site-data";
import { SiteLayout } from "./site-layout";

// The bundler knows which of both it is, and leaves the hook out of other sites.
const useClasses = __PAGE_CLASSES__ ? usePageClasses : () => undefined;

/** What Gatsby hands to `wrapPageElement`, as far as the layout reads it. */
type ShellPage = { location: { pathname: string }; pageContext: unknown };

/** What stands around all pages and stays when they change: in develop, the styles. */
export function SiteRoot({ children }: { children: ReactNode }) {
  return (
    <>
      {process.env.NODE_ENV === "development" && <DevelopStyles />}
      {children}
    </>
  );
}

/** The layout around a page; it stays mounted while the pages inside it change. */
export function SiteShell({ page, children }: { page: ShellPage; children: ReactNode }) {
  const { pathname } = page.location;
  // One object for as long as the page is the same: a new one is a new context, and for that React draws anew each part
  // of the page that it has not taken over yet.
  const info = useMemo(() => pageInfoOf(pathname, page.pageContext), [pathname, page.pageContext]);
  useClasses(info);
  return (
    <SiteData>
      <ProgressBar />
      <PageInfoProvider value={info}>
        <AroundPart place="root">
          <SiteLayout>
            {process.env.NODE_ENV === "development" && <DevelopProblems page={page} />}
            {children}
          </SiteLayout>
        </AroundPart>
      </PageInfoProvider>
    </SiteData>
  );
}

function DevelopProblems({ page }: { page: ShellPage }) {
  const problems = contentProblemsOf(page.pageContext);
  return problems.length > 0 && <ContentProblems problems={problems} />;
}

function pageInfoOf(pathname: string, pageContext: unknown): PageInfo {
  const path = decodeAddress(pathname.slice(__PATH_PREFIX__.length));
  return { ...frameContextOf(pageContext), path: routeOf(path) };
}
