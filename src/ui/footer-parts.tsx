import type { ReactNode } from "react";
import type { SiteSettings } from "../lib/settings/site-settings";
import { translate } from "../lib/words/translate";
import { SiteLink } from "./site-link";
import { SiteLogo } from "./site-logo";

type FooterSettings = SiteSettings["footer"];
type Links = FooterSettings["links"];
type Column = Extract<Links[number], { title: string }>;
/** A link of the footer, or HTML in its place. */
export type FooterItem = Column["items"][number];
/** What the footer shows, each part of it absent where it has none. */
export type FooterLayoutProps = { style: string; links?: ReactNode; logo?: ReactNode; copyright?: ReactNode };

/** The box of the footer, in one of two tones. */
export function FooterLayout({ style, links, logo, copyright }: FooterLayoutProps) {
  return (
    <footer data-print="hide" className="site-footer" data-tone={style}>
      <div className="inside">
        {links}
        {logo}
        {copyright}
      </div>
    </footer>
  );
}

/** The links of the footer, in columns, which may have titles, or in one line. */
export function FooterLinks({ links }: { links: Links }) {
  return (
    <nav aria-label={translate({ id: "footer.label" })}>
      {links.every(isColumn) ? (
        columns(links)
      ) : (
        <ul className="line">
          <Items items={links} />
        </ul>
      )}
    </nav>
  );
}

function columns(links: readonly Column[]) {
  return (
    <div className="columns">
      {links.map(({ title, className, items }, index) => (
        <section key={index} className={className}>
          <h2>{title}</h2>
          <ul>
            <Items items={items} />
          </ul>
        </section>
      ))}
    </div>
  );
}

function Items({ items }: { items: readonly FooterItem[] }) {
  return items.map((item, index) => (
    <li key={index} className={item.html && item.className}>
      <FooterLink item={item} />
    </li>
  ));
}

/** A link of the footer, or the HTML that stands for one. */
export function FooterLink({ item }: { item: FooterItem }) {
  if (item.html) return <span dangerouslySetInnerHTML={{ __html: item.html }} />;
  return (
    <SiteLink href={item.to ?? item.href} className={item.className} aria-label={item.ariaLabel}>
      {item.label}
    </SiteLink>
  );
}

/** The logo of the footer, which may lead somewhere. */
export function FooterLogo({ logo }: { logo: NonNullable<FooterSettings["logo"]> }) {
  return (
    <div className="logo">
      {logo.href ? (
        <SiteLink href={logo.href}>
          <SiteLogo logo={logo} />
        </SiteLink>
      ) : (
        <SiteLogo logo={logo} />
      )}
    </div>
  );
}

/** The copyright line, which may hold HTML. */
export function FooterCopyright({ copyright }: { copyright: string }) {
  return <div className="copyright" dangerouslySetInnerHTML={{ __html: copyright }} />;
}

function isColumn(entry: Links[number]): entry is Column {
  return "items" in entry;
}
