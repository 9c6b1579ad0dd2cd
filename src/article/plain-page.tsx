import type { ReactNode } from "react";
import { SiteLink } from "../ui/site-link";

type PlainPageProps = {
  above?: ReactNode;
  title: string;
  lead?: ReactNode;
  /** What readers may do here, as a link. */
  action?: { href: string; label: string };
  children?: ReactNode;
};

/** A page that code makes, not content: a title, a line about it, and what is below. */
export function PlainPage({ above, title, lead, action, children }: PlainPageProps) {
  return (
    <article className="prose">
      {above}
      <h1>{title}</h1>
      {lead && <p className="site-lead">{lead}</p>}
      {action && (
        <p>
          <SiteLink href={action.href}>{action.label}</SiteLink>
        </p>
      )}
      {children}
    </article>
  );
}
