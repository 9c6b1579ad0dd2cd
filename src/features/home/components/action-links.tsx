import { SiteLink } from "../../../ui/site-link";

/** Calls to action, the first one in the accent. */
export function ActionLinks({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <p className="actions">
      {links.map(({ label, to }) => (
        <SiteLink key={to} href={to}>
          {label}
        </SiteLink>
      ))}
    </p>
  );
}
