import { withPrefix } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";

/** An image of content; its size is known from the build, so nothing moves while it loads. */
export function ContentImage({ src, alt, ...rest }: ComponentPropsWithoutRef<"img">) {
  return <img src={src?.startsWith("/") ? withPrefix(src) : src} alt={alt ?? ""} {...rest} />;
}
