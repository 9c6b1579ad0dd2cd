import { useContext, type ReactElement } from "react";
import { DocsDataContext } from "../../../ui/docs-data";
import { PageInfoContext } from "../../../ui/page-info";
import { SidebarSource } from "../../../ui/sidebar-data";
import { PageVersion } from "./doc-hooks";

/** Puts an element that is drawn by itself, to see whether it can be, on the page of the component that asks. */
export function useOnPage(): (element: ReactElement) => ReactElement {
  const page = useContext(PageInfoContext);
  const docs = useContext(DocsDataContext);
  const sidebars = useContext(SidebarSource);
  const version = useContext(PageVersion);
  return (element) => (
    <PageInfoContext.Provider value={page}>
      <DocsDataContext.Provider value={docs}>
        <SidebarSource.Provider value={sidebars}>
          <PageVersion.Provider value={version}>{element}</PageVersion.Provider>
        </SidebarSource.Provider>
      </DocsDataContext.Provider>
    </PageInfoContext.Provider>
  );
}
