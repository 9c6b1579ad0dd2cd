import { Icon } from "../../../ui/icons";
import { PlainParts } from "../../../ui/plain-parts";
import { OPENS_SEARCH } from "../../../lib/pages/opens-search";
import { SiteLink } from "../../../ui/site-link";
import { contentOf } from "../../../mdx/page-content";
import { Prose } from "../../../mdx/render/prose";
import type { HomePartSettings } from "../home-part";

/** Something that the site offers: a sentence, a small working piece, and where to read on. */
export function FeatureCard({ part }: { part: Queries.HomePartFragment }) {
  const { text, to, link, size, queries } = part.settings as HomePartSettings;
  const nodes = contentOf(part.prose);
  return (
    <li data-size={size}>
      <div className="words">
        <h3>{part.title}</h3>
        {text && <p>{text}</p>}
        {to && (
          <SiteLink href={to}>
            {link ?? part.title} <Icon name="chevronRight" />
          </SiteLink>
        )}
      </div>
      {nodes.length > 0 && <Prose nodes={nodes} />}
      {queries.length > 0 && (
        <div className="try-search">
          <PlainParts place="home" />
          <p>
            {queries.map((query) => (
              <button key={query} type="button" aria-haspopup="dialog" {...{ [OPENS_SEARCH]: query }}>
                {query}
              </button>
            ))}
          </p>
        </div>
      )}
    </li>
  );
}
