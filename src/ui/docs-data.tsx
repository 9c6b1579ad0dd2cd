import { createContext, useContext, type ReactNode } from "react";
import type { DocsData } from "../lib/docs/docs-data";

/** The docs of the site, for what may stand outside of a page. */
export const DocsDataContext = createContext<DocsData | undefined>(undefined);

/** Gives the layout its knowledge of the docs. */
export function DocsDataProvider({ value, children }: { value: DocsData; children: ReactNode }) {
  return <DocsDataContext.Provider value={value}>{children}</DocsDataContext.Provider>;
}

/** The docs of the site; throws outside a DocsDataProvider. */
export function useDocsData(): DocsData {
  const docs = useContext(DocsDataContext);
  if (!docs)
    throw new Error(
      "Hook is called outside the provider: put <DocsDataProvider> above the component that calls useDocsData.",
    );
  return docs;
}
