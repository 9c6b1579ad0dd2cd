import { SiteLink } from "../../../ui/site-link";
import { Translate } from "../../../ui/translate";

/** The line below a post's title which says that it tells a public announcement again, and leads there. */
export function PostOrigin({ url }: { url: string }) {
  const link = <SiteLink href={url}>{new URL(url).host}</SiteLink>;
  return (
    <p className="post-origin">
      <Translate id="post.retells" values={{ link }} />
    </p>
  );
}
