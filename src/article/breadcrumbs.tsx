import type { LabelledLink } from "../lib/docs/sidebar-tree";
import { translate } from "../lib/words/translate";
import { Icon } from "../ui/icons";
import { SiteLink } from "../ui/site-link";

/** The way from the home page to this page, outermost first, the page itself last; nothing for an empty way. */
export function Breadcrumbs({ items }: { items: LabelledLink[] }) {
  if (items.length === 0) return null;
  const last = items.length - 1;
  return (
    <nav aria-label={translate({ id: "breadcrumbs.label" })} data-print="hide" className="site-breadcrumbs">
      <ol>
        <li>
          <SiteLink href="/" aria-label={translate({ id: "breadcrumbs.home" })}>
            <Icon name="home" />
          </SiteLink>
        </li>
        {items.map(({ label, href }, index) => (
          <li key={index}>
            {index === last && <span aria-current="page">{label}</span>}
            {index !== last && (href ? <SiteLink href={href}>{label}</SiteLink> : <span>{label}</span>)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
