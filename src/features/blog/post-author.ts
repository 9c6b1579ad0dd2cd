import type { ToldAuthor } from "../../lib/content/told-post";
import type { Social } from "./social";

/** An author as readers see them; one without a name has an image. */
export type PostAuthor = Omit<ToldAuthor, "socials"> & { socials: Social[] };

/** An author in the list of those of a blog; `href` is where the name leads. */
export type ListedAuthor = Pick<PostAuthor, "key" | "name" | "title" | "imageUrl" | "socials"> & {
  href: string | null;
};

/** Where an author's name leads: their page, else their own site, else a message to them; null for none of these. */
export function authorHref({ permalink, url, email }: Pick<PostAuthor, "permalink" | "url" | "email">): string | null {
  return permalink ?? url ?? (email && `mailto:${email}`);
}
