import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Pagination } from "../../../article/pagination";
import { PlainPage } from "../../../article/plain-page";
import { SiteLink } from "../../../ui/site-link";
import { settings } from "../../../ui/site-settings";
import { TagList } from "../../../ui/tag-list";
import { translate } from "../../../lib/words/translate";
import { contentOf } from "../../../mdx/page-content";
import { Prose } from "../../../mdx/render/prose";
import { pageRoute } from "../../../lib/pages/list-pages";
import { AroundPart } from "../../../mdx/components/project/around-part";
import { PostCover } from "./post-cover";
import { PostMeta } from "./post-meta";
import { Timeline } from "./timeline";

/** The GraphQL fragment of what lists show of a post. */
export const postSummary = graphql`
  fragment PostSummary on BlogPost {
    id
    title
    description
    permalink
    date
    waiting
    readingMinutes
    truncated
    excerpt
    tags {
      label
      permalink
    }
    authors {
      key
      name
      title
      url
      imageUrl
      email
      socials {
        label
        href
        icon
      }
      permalink
    }
  }
`;

type PostListProps = {
  instance: string;
  title: string;
  lead?: string | null;
  /** What stands between the lead and the posts. */
  about?: ReactNode;
  posts: readonly Queries.PostSummaryFragment[];
  /** Ids of the page's posts in the order in which they show. */
  ids: readonly string[];
  base: string;
  page: number;
  pageCount: number;
  /** What stands in the place of `page` in routes of later pages. */
  pagePath?: string;
  isOldestFirst?: boolean;
};

/**
 * A page of posts, newest first unless they say otherwise, with links to the pages before and after; of more than two
 * pages it says which one it is.
 */
export function PostList({ instance, title, lead, about, posts, ids, base, page, pageCount, ...order }: PostListProps) {
  const ordered = ids.map((id) => posts.find((post) => post.id === id)).filter((post) => post !== undefined);
  const { pagePath, isOldestFirst = false } = order;
  const linkTo = (number: number) => ({
    label: translate({ id: number < page !== isOldestFirst ? "posts.newer" : "posts.older" }),
    href: pageRoute(base, number, pagePath),
  });
  const isTimeline = settings.blogs.some(({ id, layout }) => id === instance && layout === "timeline");
  return (
    <AroundPart place="postList">
      <AroundPart place="blogLayout">
        <PlainPage title={title} lead={lead}>
          {about}
          {isTimeline ? (
            <Timeline posts={ordered} />
          ) : (
            ordered.map((post, index) => <PostSummary key={post.id} post={post} isFirst={page === 1 && index === 0} />)
          )}
          <Pagination
            previous={page > 1 ? linkTo(page - 1) : undefined}
            next={page < pageCount ? linkTo(page + 1) : undefined}
            place={{ page, count: pageCount }}
          />
        </PlainPage>
      </AroundPart>
    </AroundPart>
  );
}

/** A post in the list; the first one of all stands out. */
function PostSummary({ post, isFirst }: { post: Queries.PostSummaryFragment; isFirst: boolean }) {
  return (
    <article aria-label={post.title} className={isFirst ? "post-summary first" : "post-summary"}>
      <PostCover title={post.title} />
      <h2>
        <SiteLink href={post.permalink}>{post.title}</SiteLink>
      </h2>
      <PostMeta date={post.date} readingMinutes={post.readingMinutes} authors={post.authors} waiting={post.waiting} />
      <Prose nodes={contentOf(post.excerpt)} />
      {post.truncated && (
        <p>
          <SiteLink href={post.permalink}>
            {translate({ id: "post.readMore" })}
            <span className="visually-hidden"> {translate({ id: "post.readMoreAbout" }, { title: post.title })}</span>
          </SiteLink>
        </p>
      )}
      {post.tags.length > 0 && <TagList tags={post.tags} />}
    </article>
  );
}
