import path from "node:path";
import sharp from "sharp";
import type { ContentProps } from "../content-node";
import { publish, staticFileOf } from "./assets";
import { attempt, type Builder } from "./origin";
import { elementOf } from "./runtime";

/** An image: a file of the site is published and measured, an image of another host stays as it is. */
export const imageOf: Builder = (props, _children, origin) => {
  const { file, root, output } = origin;
  const { src } = props;
  const result: ContentProps = { alt: "", loading: "lazy", decoding: "async", ...props };
  if (typeof src !== "string" || /^(?:[a-z]+:|\/\/)/i.test(src)) return [elementOf("img", result, [])];
  attempt(origin, origin.place, () => {
    const found = src.startsWith("/") ? { url: src, file: staticFileOf(src, root) } : publish(src, file, root, output);
    Object.assign(result, { src: found.url });
    output.tasks.push(() => measureImage(result, path.join(root, found.file)));
  }, undefined);
  return [elementOf("img", result, [])];
};

/** Writes width and height into an image's props, so that the page does not shift while it loads. */
async function measureImage(props: ContentProps, file: string): Promise<void> {
  const { width, height } = await sharp(file).metadata().catch(() => ({ width: undefined, height: undefined }));
  if (width && height && props.width === undefined && props.height === undefined) Object.assign(props, { width, height });
}
