import type { SiteSettings } from "../../lib/settings/site-settings";
import { translate } from "../../lib/words/translate";
import { SiteLink } from "../../ui/site-link";
import { SiteLogo } from "./site-logo";

type FooterSettings = SiteSettings["footer"];
type FooterLinks = FooterSettings["links"];
type Column = Extract<FooterLinks[number], { title: string }>;
type FooterItem = Column["items"][number];

/**
 * The footer: links in titled columns or in one line, an own logo, and the copyright line, which may hold HTML; nothing
 * where it has none of these.
 */
export function Footer({ footer: { style, links, logo, copyright } }: { footer: FooterSettings }) {
  if (links.length === 0 && !logo && copyright === "") return null;
  return (
    <footer data-print="hide" className="site-footer" data-tone={style}>
      <div className="inside">
        {links.length > 0 && (
          <nav aria-label={translate({ id: "footer.label" })}>
            <Links links={links} />
          </nav>
        )}
        {logo && (
          <div className="logo">
            {logo.href ? (
              <SiteLink href={logo.href}>
                <SiteLogo logo={logo} />
              </SiteLink>
            ) : (
              <SiteLogo logo={logo} />
            )}
          </div>
        )}
        <div className="copyright" dangerouslySetInnerHTML={{ __html: copyright }} />
      </div>
    </footer>
  );
}

function Links({ links }: { links: FooterLinks }) {
  if (!links.every(isColumn))
    return (
      <ul className="line">
        <Items items={links} />
      </ul>
    );
  return (
    <div className="columns">
      {links.map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            <Items items={items} />
          </ul>
        </section>
      ))}
    </div>
  );
}

function Items({ items }: { items: FooterItem[] }) {
  return items.map((item, index) => (
    <li key={index} className={item.html ? item.className : undefined}>
      {item.html ? (
        <span dangerouslySetInnerHTML={{ __html: item.html }} />
      ) : (
        <SiteLink href={item.to ?? item.href} className={item.className} aria-label={item.ariaLabel}>
          {item.label}
        </SiteLink>
      )}
    </li>
  ));
}

function isColumn(entry: FooterLinks[number]): entry is Column {
  return "title" in entry;
}
