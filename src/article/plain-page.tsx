import type { ReactNode } from "react";

type PlainPageProps = { above?: ReactNode; title: string; lead?: string | null; children?: ReactNode };

/** A page that code makes, not content: a title, a line about it, and what is below. */
export function PlainPage({ above, title, lead, children }: PlainPageProps) {
  return (
    <article className="prose">
      {above}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </article>
  );
}
