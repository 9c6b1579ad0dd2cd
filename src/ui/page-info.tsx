import type { FrameContext } from "../lib/pages/frame-context";
import { createContext, useContext, type ReactNode } from "react";

/** What the layout knows about the page that it surrounds; `path` is its route without the path prefix. */
export type PageInfo = FrameContext & { path: string };

/** The page around a component, for what may stand outside of one. */
export const PageInfoContext = createContext<PageInfo | undefined>(undefined);

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
