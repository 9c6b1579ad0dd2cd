import { DateText } from "../../../ui/date-text";
import { SiteLink } from "../../../ui/site-link";

type ReleasesProps = {
  title: string;
  link: { label: string; to: string };
  posts: Queries.HomePageQuery["newest"]["nodes"];
};

/** The newest releases on a line, newest first. */
export function Releases({ title, link, posts }: ReleasesProps) {
  return (
    <section className="releases">
      <h2>{title}</h2>
      <ol>
        {posts.map((post) => (
          <li key={post.permalink}>
            <DateText date={post.date} />
            <h3>
              <SiteLink href={post.permalink}>{post.title}</SiteLink>
            </h3>
            <p>{post.description}</p>
          </li>
        ))}
      </ol>
      <p>
        <SiteLink href={link.to}>{link.label}</SiteLink>
      </p>
    </section>
  );
}
