import { withPrefix } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";
import { ARTICLE_IMAGE_SIZES } from "../../theme/media";

type ImageProps = ComponentPropsWithoutRef<"img"> & {
  /** What the URLs of the smaller copies begin with, and the widths in pixels that there are. */
  copies?: string;
  widths?: number[];
};

/**
 * An image of content; its size is known from the build, so nothing moves while it loads, and newer formats come first.
 */
export function ContentImage({ src, alt, copies, widths = [], ...rest }: ImageProps) {
  const image = <img src={src?.startsWith("/") ? withPrefix(src) : src} alt={alt ?? ""} {...rest} />;
  if (copies === undefined) return image;
  const source = (format: string) =>
    widths.map((width) => `${withPrefix(`${copies}-${width}.${format}`)} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={source("avif")} sizes={ARTICLE_IMAGE_SIZES} />
      <source type="image/webp" srcSet={source("webp")} sizes={ARTICLE_IMAGE_SIZES} />
      {image}
    </picture>
  );
}
