import { Fragment } from "react";
import { SiteLink } from "./site-link";

/** Links in one line of text, with dots between them; nothing without links. */
export function LinkRow({ lead, links }: { lead?: string; links: readonly { label: string; href: string }[] }) {
  if (links.length === 0) return null;
  return (
    <p className="link-row">
      {lead}
      {links.map(({ label, href }, index) => (
        <Fragment key={href}>
          {index > 0 ? " · " : lead && " "}
          <SiteLink href={href}>{label}</SiteLink>
        </Fragment>
      ))}
    </p>
  );
}
