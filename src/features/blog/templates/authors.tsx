import type { HeadProps, PageProps } from "gatsby";
import { PlainPage } from "../../../article/plain-page";
import { SiteLink } from "../../../ui/site-link";
import { translate } from "../../../lib/words/translate";
import { AuthorSocials } from "../components/author-socials";
import { ListHead } from "../components/list-head";
import { Portrait } from "../components/portrait";
import type { ListedAuthor } from "../post-author";

type Context = { instance: string; route: string; description?: string; authors: ListedAuthor[] };

/** The authors of a blog, as the authors file has them. */
export default function BlogAuthorsTemplate({ pageContext }: PageProps<object, Context>) {
  return (
    <PlainPage title={translate({ id: "authors.title" })}>
      <ul className="tagged-pages">
        {pageContext.authors.map(({ key, href, name, title, imageUrl, socials }) => (
          <li key={key}>
            {imageUrl && <Portrait src={imageUrl} size={48} />}
            <h2>{href ? <SiteLink href={href}>{name ?? key}</SiteLink> : (name ?? key)}</h2>
            {title && <p>{title}</p>}
            <AuthorSocials socials={socials} />
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}

export function Head({ pageContext }: HeadProps<object, Context>) {
  const { instance, route, description } = pageContext;
  return (
    <ListHead title={translate({ id: "authors.title" })} instance={instance} path={route} description={description} />
  );
}
