import { createContext, useContext, type ReactNode } from "react";

/** What the layout knows about the page that it surrounds. */
export type PageInfo = {
  /** Route without the path prefix. */
  path: string;
  /** The docs instance, version and sidebar of a docs page. */
  instance?: string;
  version?: string;
  sidebar?: string;
  /** Name of the sidebar's file. */
  sidebarFile?: string;
  /** The same doc in each version that has it. */
  alternates?: { version: string; path: string }[];
};

const PageInfoContext = createContext<PageInfo | undefined>(undefined);

/** Tells the layout which page it surrounds. */
export function PageInfoProvider({ value, children }: { value: PageInfo; children: ReactNode }) {
  return <PageInfoContext.Provider value={value}>{children}</PageInfoContext.Provider>;
}

/** The page around a component; throws outside a PageInfoProvider. */
export function usePageInfo(): PageInfo {
  const page = useContext(PageInfoContext);
  if (!page)
    throw new Error(
      "Hook is called outside the provider: put <PageInfoProvider> above the component that calls usePageInfo.",
    );
  return page;
}
