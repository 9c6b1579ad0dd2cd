import { withPrefix } from "gatsby";

/** The picture of an author, `size` pixels wide and high; `alt` is empty where the name stands beside it. */
export function Portrait({ src, alt = "", size }: { src: string; alt?: string; size: number }) {
  return <img src={src.startsWith("/") ? withPrefix(src) : src} alt={alt} width={size} height={size} loading="lazy" />;
}
