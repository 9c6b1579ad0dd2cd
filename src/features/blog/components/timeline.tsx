import { DateText } from "../../../layout/date-text";
import { SiteLink } from "../../../layout/site-link";
import { Prose } from "../../../mdx/components/prose";
import { contentOf } from "../../../mdx/page-content";

/** Posts as a timeline of releases: a line down the page, a mark and a date for each. */
export function Timeline({ posts }: { posts: readonly Queries.PostSummaryFragment[] }) {
  return (
    <ol sx={{ listStyle: "none", m: 0, p: 0, borderLeft: "2px solid", borderColor: "border" }}>
      {posts.map((post) => (
        <li
          key={post.id}
          sx={{
            position: "relative", pl: 5, pb: 5,
            "::before": { content: "''", position: "absolute", left: "-7px", top: "10px", width: "12px", height: "12px", borderRadius: "round", bg: "primary" },
          }}
        >
          <h2 sx={{ m: 0 }}><SiteLink href={post.permalink}>{post.title}</SiteLink></h2>
          <p sx={{ m: 0, color: "muted", fontSize: "small" }}><DateText date={post.date} /></p>
          <Prose nodes={contentOf(post.excerpt)} />
        </li>
      ))}
    </ol>
  );
}
