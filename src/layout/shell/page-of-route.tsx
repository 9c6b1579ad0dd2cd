import { withPrefix } from "gatsby";
import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import type { LoadedPage } from "../navigation/page-loads";

type Context = { route?: string } | undefined;
type Template = ComponentType<{ data: unknown; pageContext: unknown }>;

/** The page of a route at another address; `waiting` shows until its module and its data are here. */
export function PageOfRoute({ route, waiting }: { route: string; waiting: ReactNode }) {
  const [page, setPage] = useState<LoadedPage>();
  useEffect(() => void window.___loader.loadPage(withPrefix(route)).then(setPage), [route]);
  const Template = page?.component?.default as Template | undefined;
  // A build without this page gives the not-found page in its place, which would ask for it again.
  if (!Template || (page?.json?.pageContext as Context)?.route !== route || !page?.json) return waiting;
  return <Template data={page.json.data} pageContext={page.json.pageContext} />;
}
