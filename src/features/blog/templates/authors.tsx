import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { SiteLink } from "../../../ui/site-link";
import { translate } from "../../../lib/words/translate";
import { AuthorSocials } from "../components/author-socials";
import { Portrait } from "../components/portrait";
import type { PostAuthor } from "../post-author";

type Context = {
  route: string;
  others?: Pick<PostAuthor, "key" | "permalink" | "name" | "title" | "imageUrl" | "socials">[];
};

/** The authors of a blog who have a page, `others` being those who signed no post. */
export default function BlogAuthorsTemplate({ data, pageContext }: PageProps<Queries.BlogAuthorsPageQuery, Context>) {
  const signing = data.allBlogPost.nodes.flatMap((post) => post.authors);
  const authors = new Map([...signing, ...(pageContext.others ?? [])].map((author) => [author.permalink, author]));
  return (
    <PlainPage title={translate({ id: "authors.title" })}>
      <ul className="tagged-pages">
        {Array.from(authors.values())
          .filter(({ permalink }) => permalink)
          .map(({ key, permalink, name, title, imageUrl, socials }) => (
            <li key={permalink}>
              {imageUrl && <Portrait src={imageUrl} size={48} />}
              <h2>
                <SiteLink href={permalink ?? ""}>{name ?? key}</SiteLink>
              </h2>
              {title && <p>{title}</p>}
              <AuthorSocials socials={socials} />
            </li>
          ))}
      </ul>
    </PlainPage>
  );
}

export function Head({ pageContext }: HeadProps<object, Context>) {
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
          key
          name
          title
          imageUrl
          socials {
            label
            href
            icon
          }
          permalink
        }
      }
    }
  }
`;
