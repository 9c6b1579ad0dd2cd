import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DateText } from "../../../ui/date-text";
import { PlainPage } from "../../../article/plain-page";
import { SiteLink } from "../../../ui/site-link";
import { translate } from "../../../lib/words/translate";
import { ListHead } from "../components/list-head";
import { yearsOf } from "../listing";

type Context = { instance: string; route: string; description?: string };

/** All posts of a blog by year. */
export default function BlogArchiveTemplate({ data }: PageProps<Queries.BlogArchivePageQuery>) {
  return (
    <PlainPage title={translate({ id: "archive.title" })} lead={translate({ id: "archive.lead" })}>
      {yearsOf(data.allBlogPost.nodes).map(({ year, posts }) => (
        <section key={year} aria-labelledby={year} className="archive-year">
          <h2 id={year}>{year}</h2>
          <ul>
            {posts.map((post) => (
              <li key={post.permalink}>
                <DateText date={post.date} /> <SiteLink href={post.permalink}>{post.title}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PlainPage>
  );
}

export function Head({ pageContext: { instance, route, description } }: HeadProps<object, Context>) {
  return (
    <ListHead title={translate({ id: "archive.title" })} instance={instance} path={route} description={description} />
  );
}

export const query = graphql`
  query BlogArchivePage($instance: String!) {
    allBlogPost(
      filter: { instance: { eq: $instance }, draft: { eq: false }, unlisted: { eq: false } }
      sort: { slug: ASC }
    ) {
      nodes {
        date
        permalink
        title
      }
    }
  }
`;
