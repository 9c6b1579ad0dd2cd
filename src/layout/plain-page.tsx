import type { ReactNode } from "react";

type PlainPageProps = { title: string; lead?: string | null; children?: ReactNode };

/** A page that code makes, not content: a title, a line about it, and what is below. */
export function PlainPage({ title, lead, children }: PlainPageProps) {
  return (
    <article sx={{ variant: "styles.article" }}>
      <h1>{title}</h1>
      {lead && <p sx={{ fontSize: "lead", color: "muted" }}>{lead}</p>}
      {children}
    </article>
  );
}
