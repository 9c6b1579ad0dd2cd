import { DateText } from "../../../ui/date-text";
import { SiteLink } from "../../../ui/site-link";
import { Prose } from "../../../mdx/render/prose";
import { contentOf } from "../../../mdx/page-content";
import { releaseKindOf } from "../release-kind";
import { ReleaseFacts } from "./release-facts";
import { WaitingMark } from "./waiting-notice";

/** Posts as a timeline of releases: a line down the page, a mark and a date for each. */
export function Timeline({ posts }: { posts: readonly Queries.PostSummaryFragment[] }) {
  return (
    <ol className="site-timeline">
      {posts.map((post) => {
        const kind = releaseKindOf(post.title);
        return (
          <li key={post.id} data-kind={kind}>
            <h2>
              <SiteLink href={post.permalink}>{post.title}</SiteLink>
            </h2>
            <p className="date">
              <DateText date={post.date} />
              {post.waiting && <WaitingMark />}
            </p>
            {kind && <ReleaseFacts kind={kind} description={post.description} />}
            <Prose nodes={contentOf(post.excerpt)} />
          </li>
        );
      })}
    </ol>
  );
}
