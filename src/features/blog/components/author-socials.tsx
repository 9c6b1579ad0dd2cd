import { SiteLink } from "../../../ui/site-link";
import type { Social } from "../social";

/** Links to where else an author is found, as icons; nothing where that is nowhere. */
export function AuthorSocials({ socials }: { socials: readonly Social[] }) {
  if (socials.length === 0) return null;
  return (
    <span className="author-socials">
      {socials.map(({ label, href, icon }) => (
        <SiteLink key={href} href={href} title={label}>
          <svg className="site-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
          <span className="visually-hidden">{label}</span>
        </SiteLink>
      ))}
    </span>
  );
}
