import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Article } from "../../../article/article";
import { ArticleHead } from "../../../article/head";
import { settings } from "../../../ui/site-settings";
import { DateText } from "../../../ui/date-text";
import { SiteLink } from "../../../ui/site-link";
import { requestsAddress } from "../filter";
import { statusWord, word } from "../words";

/** A feature request: how far it is, what it is about, and where it is discussed. */
export default function RequestTemplate({ data: { featureRequest: request } }: PageProps<Queries.RequestPageQuery>) {
  if (!request) return null;
  const { status, area, areaLabel, opened, discussion } = request;
  const route = settings.featureRequests?.route ?? "/";
  const listOf = (chosen: { status?: string; area?: string }) =>
    requestsAddress(route, { words: "", status: "", area: "", ...chosen });
  return (
    <Article
      page={request}
      above={
        <p className="feature-request-way">
          <SiteLink href={route}>{word("all")}</SiteLink>
        </p>
      }
      below={
        <p className="feature-request-facts">
          <SiteLink href={listOf({ status })} className={`status ${status}`}>
            {statusWord(status)}
          </SiteLink>
          <SiteLink href={listOf({ area })}>{areaLabel}</SiteLink>
          <span>
            {word("opened")} <DateText date={opened} />
          </span>
        </p>
      }
      tags={
        <p>
          <SiteLink href={discussion}>{word("discussion")}</SiteLink>
        </p>
      }
    />
  );
}

export function Head({ data: { featureRequest: request } }: HeadProps<Queries.RequestPageQuery>) {
  return request && <ArticleHead page={request} />;
}

export const query = graphql`
  query RequestPage($id: String!) {
    featureRequest(id: { eq: $id }) {
      ...ArticlePage
      status
      area
      areaLabel
      opened
      discussion
    }
  }
`;
