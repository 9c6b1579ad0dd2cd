import { useMemo } from "react";
import { Article } from "../../../article/article";
import { Pagination } from "../../../article/pagination";
import type { LabelledLink } from "../../../lib/docs/sidebar-tree";
import { translate } from "../../../lib/words/translate";
import { TagList } from "../../../ui/tag-list";
import { AroundPart } from "../../../mdx/components/project/around-part";
import { PostMeta } from "./post-meta";
import { PostOrigin } from "./post-origin";
import { WaitingNotice } from "./waiting-notice";

/** A post with all that stands around it. */
export function PostArticle({ data: { blogPost: post, newer, older } }: { data: Queries.BlogPostPageQuery }) {
  const neighbours = useMemo(() => ({ previous: linkTo(newer), next: linkTo(older) }), [newer, older]);
  if (!post) return null;
  return (
    <Article
      page={post}
      kind="post"
      neighbours={neighbours}
      above={post.waiting && <WaitingNotice date={post.date} />}
      below={
        <>
          <PostMeta date={post.date} readingMinutes={post.readingMinutes} authors={post.authors} />
          {post.retells && <PostOrigin url={post.retells} />}
        </>
      }
      tags={post.tags.length > 0 && <TagList tags={post.tags} />}
    >
      <AroundPart place="postNeighbours" neighbours={neighbours}>
        <Pagination
          previousWord={translate({ id: "posts.newer" })}
          nextWord={translate({ id: "posts.older" })}
          {...neighbours}
        />
      </AroundPart>
    </Article>
  );
}

function linkTo(post: Queries.BlogPostPageQuery["newer"]): LabelledLink | undefined {
  return post ? { label: post.title, href: post.permalink } : undefined;
}
