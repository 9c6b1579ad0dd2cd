import { useContext, type ReactElement } from "react";
import { DocsDataContext } from "../../../ui/docs-data";
import { PageInfoContext } from "../../../ui/page-info";
import { SidebarSource } from "../../../ui/sidebar-data";

/** Puts an element that is drawn by itself, to see whether it can be, on the page of the component that asks. */
export function useOnPage(): (element: ReactElement) => ReactElement {
  const page = useContext(PageInfoContext);
  const docs = useContext(DocsDataContext);
  const sidebars = useContext(SidebarSource);
  return (element) => (
    <PageInfoContext.Provider value={page}>
      <DocsDataContext.Provider value={docs}>
        <SidebarSource.Provider value={sidebars}>{element}</SidebarSource.Provider>
      </DocsDataContext.Provider>
    </PageInfoContext.Provider>
  );
}
