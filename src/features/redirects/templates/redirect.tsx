import { useEffect } from "react";
import { graphql, withPrefix, type HeadProps, type PageProps } from "gatsby";
import { absolute } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { SiteLink } from "../../../ui/site-link";
import { translate } from "../../../lib/words/translate";
import { isExternal } from "../../../lib/routes/url";
import { REDIRECT_SCRIPT, redirectTarget } from "../redirect-target";

/** A browser that puts a refresh into the head follows it at once, without the query. */
const isBuild = typeof window === "undefined";

const addressOf = (to: string) => (isExternal(to) ? to : withPrefix(to));

/** Where the page leads: to what the configuration names, to the page whose front matter names it, or by a rule. */
const targetOf = ({ redirect, page }: Queries.RedirectPageQuery, { to }: Context) =>
  redirect?.to ?? page?.permalink ?? to ?? "/";
type Context = { to?: string };

/**
 * A page at an old address: its head leads on at once, this component somebody who came by a link of the site, and its
 * own link where nothing does.
 */
export default function RedirectTemplate({ data, pageContext }: PageProps<Queries.RedirectPageQuery, Context>) {
  const to = targetOf(data, pageContext);
  useEffect(() => window.location.replace(redirectTarget(addressOf(to), window.location)), [to]);
  return (
    <PlainPage title={translate({ id: "redirect.title" })}>
      <p>
        <SiteLink href={to}>{to}</SiteLink>
      </p>
    </PlainPage>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.RedirectPageQuery, Context>) {
  const to = targetOf(data, pageContext);
  return (
    <>
      <title>{translate({ id: "redirect.title" })}</title>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={absolute(to)} />
      {isBuild && <script data-to={addressOf(to)} dangerouslySetInnerHTML={{ __html: REDIRECT_SCRIPT }} />}
      {isBuild && <meta httpEquiv="refresh" content={`0; url=${addressOf(to)}`} />}
    </>
  );
}

export const query = graphql`
  query RedirectPage($from: String!, $page: String) {
    redirect(from: { eq: $from }) {
      to
    }
    page(id: { eq: $page }) {
      permalink
    }
  }
`;
