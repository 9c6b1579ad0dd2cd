import type { Social } from "./social";

/** An author as readers see them; one without a name has an image. */
export type PostAuthor = {
  /** Null for an author written in the post's front matter alone. */
  key: string | null;
  name: string | null;
  title: string | null;
  url: string | null;
  imageUrl: string | null;
  email: string | null;
  /** Where else the author is found; empty for none. */
  socials: Social[];
  /** What the author's page says of the author. */
  description: string | null;
  /** Route of the author's page; null for an author without one. */
  permalink: string | null;
};

/** An author in the list of those of a blog; `href` is where the name leads. */
export type ListedAuthor = Pick<PostAuthor, "key" | "name" | "title" | "imageUrl" | "socials"> & {
  href: string | null;
};

/** Where an author's name leads: their page, else their own site, else a message to them; null for none of these. */
export function authorHref({ permalink, url, email }: Pick<PostAuthor, "permalink" | "url" | "email">): string | null {
  return permalink ?? url ?? (email && `mailto:${email}`);
}
