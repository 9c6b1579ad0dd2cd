import type { ThemeUIStyleObject } from "theme-ui";
import type { SiteInput } from "../lib/site-config";
import { translate } from "../lib/translate";
import { media } from "../theme/media";
import { SiteLink } from "./site-link";
import { SiteLogo } from "./site-logo";

type FooterInput = SiteInput["footer"];
type FooterLinks = FooterInput["links"];
type Column = Extract<FooterLinks[number], { title: string }>;
type FooterItem = Column["items"][number];

/** The footer: links in titled columns or in one line, an own logo, and the copyright line, which may hold HTML. */
export function Footer({ footer: { style, links, logo, copyright } }: { footer: FooterInput }) {
  return (
    <footer data-print="hide" sx={style === "dark" ? { ...layout, ...darkTone } : { ...layout, ...lightTone }}>
      <div className="inside">
        {links.length > 0 && <nav aria-label={translate({ id: "footer.label" })}><Links links={links} /></nav>}
        {logo && <div className="logo">{logo.href ? <SiteLink href={logo.href}><SiteLogo logo={logo} /></SiteLink> : <SiteLogo logo={logo} />}</div>}
        <p className="copyright" dangerouslySetInnerHTML={{ __html: copyright }} />
      </div>
    </footer>
  );
}

function Links({ links }: { links: FooterLinks }) {
  if (!links.every(isColumn)) return <ul className="line"><Items items={links} /></ul>;
  return (
    <div className="columns">
      {links.map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul><Items items={items} /></ul>
        </section>
      ))}
    </div>
  );
}

function Items({ items }: { items: FooterItem[] }) {
  return items.map((item, index) => (
    <li key={index} className={item.className}>
      {item.html
        ? <span dangerouslySetInnerHTML={{ __html: item.html }} />
        : <SiteLink href={item.to ?? item.href} aria-label={item.ariaLabel}>{item.label}</SiteLink>}
    </li>
  ));
}

function isColumn(entry: FooterLinks[number]): entry is Column {
  return "title" in entry;
}

const layout: ThemeUIStyleObject = {
  mt: "auto",
  fontSize: "small",
  ".inside": { maxWidth: "page", mx: "auto", px: [4, null, 7], py: 9 },
  ".columns": {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: 7,
    [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))" },
  },
  h2: { m: 0, mb: 2, fontSize: "small", fontWeight: "bold" },
  ul: { m: 0, p: 0, listStyle: "none" },
  ".line": { display: "flex", flexWrap: "wrap", columnGap: 6 },
  "li > a": { display: "inline-block", py: 1, textDecoration: "none" },
  "a:hover": { textDecoration: "underline" },
  ".logo": { display: "inline-block", mt: 7 },
  ".copyright": { maxWidth: "measure", m: 0, mt: 8, lineHeight: "snug" },
};

const darkTone: ThemeUIStyleObject = {
  bg: "footer.background",
  color: "footer.text",
  "section > h2": { color: "footer.heading" },
  a: { color: "footer.link" },
};

const lightTone: ThemeUIStyleObject = {
  bg: "surface",
  color: "muted",
  "section > h2": { color: "heading" },
  a: { color: "text" },
};
