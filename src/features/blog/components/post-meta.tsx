import { DateText } from "../../../ui/date-text";
import { SiteLink } from "../../../ui/site-link";
import { translate } from "../../../lib/words/translate";
import { authorHref } from "../post-author";
import type { Social } from "../social";
import { AuthorSocials } from "./author-socials";
import { Portrait } from "./portrait";
import { WaitingMark } from "./waiting-notice";

type Author = {
  name: string | null;
  title: string | null;
  url: string | null;
  imageUrl: string | null;
  email: string | null;
  socials: readonly Social[];
  permalink: string | null;
};
type PostMetaProps = {
  date: string;
  readingMinutes: number | null;
  authors: readonly Author[];
  /** Whether the date is still to come, and a list says so. */
  waiting?: boolean;
};

/** When a post was written, how long it takes, and by whom. */
export function PostMeta({ date, readingMinutes, authors, waiting }: PostMetaProps) {
  return (
    <div className="post-meta">
      <DateText date={date} />
      {waiting && <WaitingMark />}
      {readingMinutes !== null && <span>{` · ${readingTime(readingMinutes)}`}</span>}
      {authors.length > 0 && (
        <ul>
          {authors.map((author, index) => (
            <li key={index}>
              <AuthorLink author={author} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function readingTime(minutes: number): string {
  return translate({ id: minutes === 1 ? "post.oneMinute" : "post.readingTime", count: minutes }, { minutes });
}

function AuthorLink({ author, number }: { author: Author; number: number }) {
  const href = authorHref(author);
  const words = (
    <>
      {author.imageUrl && (
        <Portrait
          src={author.imageUrl}
          alt={author.name ? "" : translate({ id: "post.authorNumber" }, { number })}
          size={32}
        />
      )}
      {author.name && <span className="name">{author.name}</span>}
    </>
  );
  return (
    <>
      {href ? <SiteLink href={href}>{words}</SiteLink> : words}
      {author.title && <span>{author.title}</span>}
      <AuthorSocials socials={author.socials} />
    </>
  );
}
