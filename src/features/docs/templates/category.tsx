import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DocCards, SentDocCards } from "../../../ui/doc-cards";
import { SeoHead } from "../../../article/head";
import { Pagination } from "../../../article/pagination";
import { PlainPage } from "../../../article/plain-page";
import { SentNavigation } from "../../../ui/sent-html";
import { useSidebar, type SidebarContent } from "../../../ui/sidebar-data";
import { categoryAt, neighboursOf } from "../../../lib/sidebar-tree";
import { VersionNotes } from "../components/version-notes";

type Context = { instance: string; version: string; permalink: string; sidebar: string };

/** A category's index page: cards of all that it holds. */
export default function CategoryTemplate({
  data,
  pageContext: { permalink, sidebar },
}: PageProps<Queries.CategoryPageQuery, Context>) {
  const tree = useSidebar(sidebar) ?? [];
  const { docsVersion } = data;
  const category = docsVersion?.category;
  const above = (
    <VersionNotes version={docsVersion} alternates={category?.alternates ?? []} sidebar={tree} path={permalink} />
  );
  return (
    <PlainPage above={above} title={category?.title ?? ""} lead={category?.description}>
      <CategoryContent sidebar={tree} path={permalink} />
    </PlainPage>
  );
}

function CategoryContent({ sidebar, path }: { sidebar: SidebarContent; path: string }) {
  if (sidebar === "sent") {
    return (
      <>
        <SentDocCards />
        <SentNavigation className="site-pagination" />
      </>
    );
  }
  return (
    <>
      <DocCards items={categoryAt(sidebar, path)?.items ?? []} path={path} />
      <Pagination {...neighboursOf(sidebar, path)} />
    </>
  );
}

export function Head({ data: { docsVersion } }: HeadProps<Queries.CategoryPageQuery, Context>) {
  const category = docsVersion?.category;
  if (!category) return null;
  return (
    <SeoHead
      title={category.title}
      description={category.description ?? category.title}
      path={category.permalink}
      canonicalPath={category.alternates.find((other) => other.sameDoc && other.isLast)?.permalink}
      image={category.image}
      keywords={category.keywords}
      noIndex={docsVersion.noIndex}
    />
  );
}

export const query = graphql`
  query CategoryPage($instance: String!, $version: String!, $permalink: String!) {
    docsVersion(instance: { eq: $instance }, name: { eq: $version }) {
      noIndex
      label
      banner
      badge
      category(permalink: $permalink) {
        permalink
        title
        description
        keywords
        image
        alternates {
          version
          label
          permalink
          sameDoc
          isLast
        }
      }
    }
  }
`;
