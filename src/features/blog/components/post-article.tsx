import { Article } from "../../../article/article";
import { Pagination } from "../../../article/pagination";
import { translate } from "../../../lib/words/translate";
import { TagList } from "../../../ui/tag-list";
import { PostMeta } from "./post-meta";
import { PostOrigin } from "./post-origin";
import { WaitingNotice } from "./waiting-notice";

/** A post with all that stands around it. */
export function PostArticle({ data: { blogPost: post, newer, older } }: { data: Queries.BlogPostPageQuery }) {
  if (!post) return null;
  return (
    <Article
      page={post}
      kind="post"
      above={post.waiting && <WaitingNotice date={post.date} />}
      below={
        <>
          <PostMeta date={post.date} readingMinutes={post.readingMinutes} authors={post.authors} />
          {post.retells && <PostOrigin url={post.retells} />}
        </>
      }
      tags={post.tags.length > 0 && <TagList tags={post.tags} />}
    >
      <Pagination
        previousWord={translate({ id: "posts.newer" })}
        nextWord={translate({ id: "posts.older" })}
        previous={newer ? { label: newer.title, href: newer.permalink } : undefined}
        next={older ? { label: older.title, href: older.permalink } : undefined}
      />
    </Article>
  );
}
