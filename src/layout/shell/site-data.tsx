import { graphql, useStaticQuery } from "gatsby";
import { useMemo, type ReactNode } from "react";
import { docsDataOf } from "../../lib/docs/docs-data";
import { DocsDataProvider } from "../../ui/docs-data";

/**
 * Gives the layout what it must know of the docs on every page: versions, sidebars, and the docs that the navbar names.
 */
export function SiteData({ children }: { children: ReactNode }) {
  const { allDocsVersion } = useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      allDocsVersion(sort: [{ instance: ASC }, { order: ASC }]) {
        nodes {
          instance
          name
          label
          path
          isLast
          mainDocPath
          sidebars {
            name
            firstPath
          }
          navbarDocs {
            docId
            path
            unlisted
            sidebar
          }
        }
      }
    }
  `);
  const docs = useMemo(() => docsDataOf(allDocsVersion.nodes), [allDocsVersion]);
  return <DocsDataProvider value={docs}>{children}</DocsDataProvider>;
}
