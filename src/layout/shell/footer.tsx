import type { SiteSettings } from "../../lib/settings/site-settings";
import { AroundPart } from "../../mdx/components/project/around-part";
import { FooterCopyright, FooterLayout, FooterLinks, FooterLogo } from "../../ui/footer-parts";
import { PlainParts } from "../../ui/plain-parts";

/** The footer: links, an own logo, and the copyright line; nothing where it has none of these. */
export function Footer({ footer: { style, links, logo, copyright } }: { footer: SiteSettings["footer"] }) {
  if (links.length === 0 && !logo && copyright === "") return null;
  return (
    <FooterLayout
      style={style}
      links={
        links.length > 0 && (
          <AroundPart place="footerLinks" props={{ links }}>
            <FooterLinks links={links} />
          </AroundPart>
        )
      }
      logo={
        logo && (
          <AroundPart place="footerLogo" props={{ logo }}>
            <FooterLogo logo={logo} />
          </AroundPart>
        )
      }
      copyright={
        <>
          <AroundPart place="footerCopyright" props={{ copyright }}>
            <FooterCopyright copyright={copyright} />
          </AroundPart>
          <PlainParts place="footer" />
        </>
      }
    />
  );
}
