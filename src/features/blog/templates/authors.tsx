import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { SiteLink } from "../../../ui/site-link";
import { translate } from "../../../lib/translate";

/** The authors of a blog who have a page. */
export default function BlogAuthorsTemplate({ data }: PageProps<Queries.BlogAuthorsPageQuery>) {
  const authors = new Map(
    data.allBlogPost.nodes.flatMap((post) => post.authors).map((author) => [author.permalink, author]),
  );
  return (
    <PlainPage title={translate({ id: "authors.title" })}>
      <ul className="tagged-pages">
        {Array.from(authors.values())
          .filter(({ permalink }) => permalink)
          .map(({ permalink, name, title }) => (
            <li key={permalink}>
              <h2>
                <SiteLink href={permalink ?? ""}>{name}</SiteLink>
              </h2>
              {title && <p>{title}</p>}
            </li>
          ))}
      </ul>
    </PlainPage>
  );
}

export function Head({ pageContext }: HeadProps<object, { route: string }>) {
  return <SeoHead title={translate({ id: "authors.title" })} path={pageContext.route} />;
}

export const query = graphql`
  query BlogAuthorsPage($instance: String!) {
    allBlogPost(
      filter: { instance: { eq: $instance }, draft: { eq: false }, unlisted: { eq: false } }
      sort: { slug: ASC }
    ) {
      nodes {
        authors {
          name
          title
          permalink
        }
      }
    }
  }
`;
