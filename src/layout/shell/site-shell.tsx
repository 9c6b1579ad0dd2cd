import type { ReactNode } from "react";
import { decodeAddress, routeOf } from "../../lib/url";
import { DevelopStyles } from "../../theme/develop-styles";
import { PageInfoProvider, type PageInfo } from "../../ui/page-info";
import { PageLayout } from "./page-layout";
import { ProgressBar } from "../navigation/progress-bar";
import { useSidebar } from "../../ui/sidebar-data";
import { SiteData } from "./site-data";

declare const __PATH_PREFIX__: string;

/** What Gatsby hands to `wrapPageElement`, as far as the layout reads it. */
export type ShellPage = { location: { pathname: string }; pageContext: unknown; data: unknown };

type Context = { instance?: string; version?: string; sidebar?: string; sidebarName?: string };
type Alternates = { alternates?: { version: string; permalink: string; sameDoc: boolean }[] } | null;
type Data = { doc?: Alternates; docsVersion?: { category?: Alternates } | null };

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
  const context = (page.pageContext ?? {}) as Context;
  const tree = useSidebar(context.sidebar);
  // The column is there before its links are, so that nothing moves when they arrive.
  const sidebar = context.sidebar ? (tree ?? []) : undefined;
  return (
    <SiteData>
      <ProgressBar />
      <PageInfoProvider value={pageInfoOf(page, context)}>
        <PageLayout sidebar={sidebar}>{children}</PageLayout>
      </PageInfoProvider>
    </SiteData>
  );
}

function pageInfoOf({ location, data }: ShellPage, { instance, version, sidebar, sidebarName }: Context): PageInfo {
  const { doc, docsVersion } = (data ?? {}) as Data;
  const alternates = (doc ?? docsVersion?.category)?.alternates?.filter(({ sameDoc }) => sameDoc);
  const path = decodeAddress(location.pathname.slice(__PATH_PREFIX__.length));
  return {
    path: routeOf(path),
    instance,
    version,
    sidebar: sidebarName,
    sidebarFile: sidebar,
    alternates: alternates?.map((other) => ({ version: other.version, path: other.permalink })),
  };
}
