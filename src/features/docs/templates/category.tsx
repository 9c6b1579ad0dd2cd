import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CardTexts, DocCards } from "../../../ui/doc-cards";
import { SeoHead } from "../../../article/head";
import { Pagination } from "../../../article/pagination";
import { PlainPage } from "../../../article/plain-page";
import { frameContextOf } from "../../../lib/pages/frame-context";
import { sidebarPart } from "../../../ui/sidebar-data";
import { categoryAt, neighboursOf } from "../../../lib/docs/sidebar-tree";
import { AroundPart, PartsOfVersion } from "../../../mdx/components/project/around-part";
import { projectAddress } from "../../../mdx/components/island/project-address";
import { VersionNotes, versionNotes } from "../components/version-notes";

type Context = { permalink: string };

/** A category's index page: cards of all that it holds. */
export default function CategoryTemplate({ data: { docsVersion } }: PageProps<Queries.CategoryPageQuery>) {
  const category = docsVersion?.category;
  const notes = versionNotes({ version: docsVersion });
  const { title = "", description, image, keywords, permalink = "/" } = category ?? {};
  const facts = { title, description: description ?? undefined, image: image ?? undefined, keywords };
  return (
    <PartsOfVersion version={docsVersion}>
      <CardTexts.Provider value={category?.cardTexts}>
        <AroundPart
          place="categoryPage"
          parts={{ ...notes, pagination: <Neighbours /> }}
          props={{ categoryGeneratedIndex: { ...facts, permalink: projectAddress(permalink), navigation: {} } }}
        >
          <PlainPage above={<VersionNotes version={docsVersion} />} title={title} lead={description}>
            <CategoryCards />
            <Neighbours />
          </PlainPage>
        </AroundPart>
      </CardTexts.Provider>
    </PartsOfVersion>
  );
}

const CategoryCards = sidebarPart(".doc-cards", ({ sidebar, path }) => (
  <DocCards items={categoryAt(sidebar, path)?.items ?? []} path={path} />
));

const Neighbours = sidebarPart(".site-pagination", ({ sidebar, path }) => {
  const neighbours = neighboursOf(sidebar, path);
  return (
    <AroundPart place="docNeighbours" neighbours={neighbours}>
      <Pagination {...neighbours} />
    </AroundPart>
  );
});

export function Head({ data: { docsVersion }, pageContext }: HeadProps<Queries.CategoryPageQuery, Context>) {
  const category = docsVersion?.category;
  if (!category) return null;
  const { alternates = [] } = frameContextOf(pageContext);
  return (
    <SeoHead
      title={category.title}
      description={category.description ?? category.title}
      path={category.permalink}
      canonicalPath={alternates.find((other) => other.sameDoc && other.isLast)?.path}
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
        cardTexts {
          path
          text
        }
      }
    }
  }
`;
