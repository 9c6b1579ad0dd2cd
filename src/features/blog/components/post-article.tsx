import { Pagination } from "../../../article/pagination";
import { PageFooter } from "../../../article/page-footer";
import { TagList } from "../../../ui/tag-list";
import { translate } from "../../../lib/translate";
import { Article } from "../../../article/article";
import { tocOf } from "../../../mdx/page-content";
import { PostMeta } from "./post-meta";

/** A post with all that stands around it. */
export function PostArticle({ data: { blogPost: post, newer, older } }: { data: Queries.BlogPostPageQuery }) {
  if (!post) return null;
  const toc = post.hideTableOfContents ? [] : tocOf(post.toc, post.tocMinHeadingLevel, post.tocMaxHeadingLevel);
  return (
    <Article
      title={post.title}
      tree={post.tree}
      toc={toc}
      unlisted={post.unlisted}
      below={<PostMeta date={post.date} readingMinutes={post.readingMinutes} authors={post.authors} />}
    >
      {post.tags.length > 0 && <TagList tags={post.tags} />}
      <PageFooter editUrl={post.editUrl} lastUpdate={post.lastUpdate} />
      <Pagination
        previousWord={translate({ id: "posts.newer" })}
        nextWord={translate({ id: "posts.older" })}
        previous={newer ? { label: newer.title, href: newer.permalink } : undefined}
        next={older ? { label: older.title, href: older.permalink } : undefined}
      />
    </Article>
  );
}
