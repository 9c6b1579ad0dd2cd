import { SiteLink } from "./site-link";

type TagLink = { label: string; permalink: string; count?: number };

/** Tags as links, with the number of pages behind each where it is known. */
export function TagList({ tags }: { tags: readonly TagLink[] }) {
  return (
    <ul sx={{ listStyle: "none", p: 0, m: 0, display: "flex", flexWrap: "wrap", gap: 2 }}>
      {tags.map(({ label, permalink, count }) => (
        <li key={permalink}>
          <SiteLink
            href={permalink}
            sx={{ display: "inline-block", px: 3, py: 1, borderRadius: "round", bg: "surface", color: "text", fontSize: "small", textDecoration: "none", ":hover": { color: "link" } }}
          >
            {label}
            {count !== undefined && <span sx={{ color: "muted", ml: 2 }}>{count}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
