import { graphql, withPrefix, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { PlainPage } from "../../../article/plain-page";
import { NEEDS_SCRIPTS } from "../../../ui/held-scripts";
import { SiteLink } from "../../../ui/site-link";
import { translate } from "../../../lib/translate";
import { isExternal } from "../../../lib/url";

const addressOf = (to: string) => (isExternal(to) ? to : withPrefix(to));

/** A page at an old address: leads on at once, and by a link where nothing does. */
export default function RedirectTemplate({ data: { redirect }, location }: PageProps<Queries.RedirectPageQuery>) {
  const to = redirect?.to ?? "/";
  useEffect(() => {
    const hasOwn = /[?#]/.test(to);
    window.location.replace(addressOf(to) + (hasOwn ? "" : location.search + location.hash));
  }, [to, location]);
  return (
    <PlainPage title={translate({ id: "redirect.title" })}>
      <p {...{ [NEEDS_SCRIPTS]: "now" }}>
        <SiteLink href={to}>{to}</SiteLink>
      </p>
    </PlainPage>
  );
}

export function Head({ data: { redirect } }: HeadProps<Queries.RedirectPageQuery>) {
  const to = redirect?.to ?? "/";
  return (
    <>
      <title>{translate({ id: "redirect.title" })}</title>
      <meta name="robots" content="noindex" />
      <meta httpEquiv="refresh" content={`0; url=${addressOf(to)}`} />
    </>
  );
}

export const query = graphql`
  query RedirectPage($from: String!) {
    redirect(from: { eq: $from }) {
      to
    }
  }
`;
