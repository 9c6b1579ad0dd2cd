import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { usePageInfo } from "../../../ui/page-info";
import { settings } from "../../../ui/site-settings";
import { RequestList } from "../components/request-list";
import { UnknownRequest } from "../components/unknown-request";
import type { RequestStatus } from "../statuses";
import { word } from "../words";

type Context = { route: string; description?: string };

/** All feature requests; shows at addresses below its own that have no page, too. */
export default function RequestsTemplate({ data, pageContext }: PageProps<Queries.RequestsPageQuery, Context>) {
  const { title, description, addUrl } = settings.featureRequests ?? {};
  const { path } = usePageInfo();
  const requests = data.allFeatureRequest.nodes.map((node) => ({ ...node, status: node.status as RequestStatus }));
  return (
    <PlainPage
      title={title ?? ""}
      lead={description}
      action={addUrl ? { href: addUrl, label: word("add") } : undefined}
    >
      <UnknownRequest route={pageContext.route} path={path} />
      <RequestList route={path} requests={requests} />
    </PlainPage>
  );
}

export function Head({ pageContext: { route, description } }: HeadProps<object, Context>) {
  return <SeoHead title={settings.featureRequests?.title} description={description} path={route} />;
}

export const query = graphql`
  query RequestsPage {
    allFeatureRequest(filter: { unlisted: { eq: false }, draft: { eq: false } }, sort: { slug: ASC }) {
      nodes {
        slug
        permalink
        title
        description
        status
        area
        areaLabel
        opened
      }
    }
  }
`;
