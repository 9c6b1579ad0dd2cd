import { withPrefix } from "gatsby";

type MediaProps = { src?: string; poster?: string };

/** A video, an audio or one of their sources; files of the site get the site's prefix. */
export function ContentMedia(Tag: "video" | "audio" | "source") {
  return function Media({ src, poster, ...rest }: MediaProps) {
    return <Tag {...rest} {...(src && { src: prefixed(src) })} {...(poster && { poster: prefixed(poster) })} />;
  };
}

function prefixed(url: string): string {
  return url.startsWith("/") && !url.startsWith("//") ? withPrefix(url) : url;
}
