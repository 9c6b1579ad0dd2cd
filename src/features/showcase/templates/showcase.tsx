import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { settings } from "../../../ui/site-settings";
import { ShowcaseList } from "../components/showcase-list";
import { word } from "../words";

type Context = { route: string; description?: string };

/** The showcase: every site at once, so that readers without scripts have the whole list. */
export default function ShowcaseTemplate({ data, pageContext }: PageProps<Queries.ShowcasePageQuery, Context>) {
  const { title, description, addUrl } = settings.showcase ?? {};
  return (
    <PlainPage
      title={title ?? ""}
      lead={description}
      action={addUrl ? { href: addUrl, label: word("add") } : undefined}
    >
      <ShowcaseList route={pageContext.route} sites={data.allShowcaseSite.nodes} tags={data.allShowcaseTag} />
    </PlainPage>
  );
}

export function Head({ pageContext: { route, description } }: HeadProps<object, Context>) {
  return <SeoHead title={settings.showcase?.title} description={description} path={route} />;
}

export const query = graphql`
  query ShowcasePage {
    allShowcaseSite(sort: { slug: ASC }) {
      nodes {
        slug
        title
        description
        website
        source
        tags
        color
      }
    }
    allShowcaseTag {
      id
      label
      description
      color
    }
  }
`;
