import type { Tag } from "./tags";

/** What components in a post's own content may ask of it, as its node has it; addresses of the site are routes. */
export type ToldPost = {
  title: string;
  description: string;
  permalink: string;
  date: string;
  tags: readonly Tag[];
  authors: readonly ToldAuthor[];
  readingMinutes: number | null;
  truncated: boolean;
  unlisted: boolean;
  draft: boolean;
  editUrl: string | null;
  lastUpdate: { date: string | null; author: string | null } | null;
  toc: readonly { id: string; level: number; value: string }[];
};

/** An author of such a post. */
export type ToldAuthor = {
  /** Null for an author written in the post's front matter alone. */
  key: string | null;
  name: string | null;
  title: string | null;
  url: string | null;
  imageUrl: string | null;
  email: string | null;
  /** Where else the author is found; empty for none. */
  socials: readonly { label: string; href: string }[];
  /** What the author's page says of the author. */
  description: string | null;
  /** Route of the author's page; null for an author without one. */
  permalink: string | null;
};
