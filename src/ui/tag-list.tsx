import { SiteLink } from "./site-link";

/** A tag as lists show it: its words, its route, and how many pages have it. */
export type TagLink = { label: string; permalink: string; count?: number };

/** Tags as links, with the number of pages behind each where it is known. */
export function TagList({ tags }: { tags: readonly TagLink[] }) {
  return (
    <ul className="tag-list">
      {tags.map(({ label, permalink, count }) => (
        <li key={permalink}>
          <SiteLink href={permalink}>
            {label}
            {count !== undefined && <span>{count}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
