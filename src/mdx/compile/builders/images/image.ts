import path from "node:path";
import { withSrcsetUrls } from "../../../../lib/html/srcset";
import { addressMeant, isOnOneMachine, ONE_MACHINE_REMEDY } from "../../../../lib/content/link-mistakes";
import { isPathname, splitUrl } from "../../../../lib/routes/url";
import type { ContentProps } from "../../../content-node";
import { isFileLink } from "../links";
import { mendedAddress } from "../mended-address";
import { ownAddress, publish, staticFileOf } from "../assets";
import { assertReadable, copiesOf, measured } from "./image-copies";
import { askedZoom, zoomMark } from "./zoom";
import { collectProblems, type Builder, type BuilderContext } from "../builder-context";
import { problemOf } from "../../compile-state";
import { elementOf, MdxError } from "../../run/runtime";

/**
 * An image: a file of the site is published, measured and copied in newer formats; an image of another host stays as it
 * is.
 */
export const imageOf: Builder = (props, _children, context) => {
  const { zoom: _zoom, ...given } = props;
  const { src: written } = given;
  const src = typeof written === "string" ? ownAddress(written, context.settings) : "";
  const result: ContentProps = { alt: "", loading: "lazy", decoding: "async", ...given, ...(src && { src }) };
  if (typeof written !== "string" || isPathname(written)) return [elementOf("img", result, [])];
  const zoom = askedZoom(props);
  const { problems, missingImages } = context.state;
  const told = problems.length;
  collectProblems(
    context,
    context.place,
    () => {
      const { url, file: picture } = shownImage(src, written, context);
      result.src = url;
      if (picture === undefined) return;
      const mode = /#gh-(dark|light)-mode-only$/.exec(src)?.[1];
      if (mode) result["data-show"] = mode;
      const { place, file } = context;
      context.state.tasks.push(() =>
        finishImage(result, zoom, picture, context).catch(
          (error: unknown) => void context.state.problems.push(problemOf(error, file, place)),
        ),
      );
    },
    undefined,
  );
  Object.assign(result, srcSetOf(given, context));
  for (const problem of problems.slice(told)) missingImages.add(problem);
  return [elementOf("img", result, [])];
};

/** What an image shows: its URL, and its file where that is one of the site. */
function shownImage(src: string, written: string, context: BuilderContext): { url: string; file?: string } {
  try {
    assertAddress(src);
    return /^(?:[a-z]+:|\/\/)/i.test(src) ? { url: src } : imageFileOf(src, context);
  } catch (error) {
    const url = mendedAddress(context.settings.mendPicture, written, context);
    if (url === undefined) throw error;
    return { url };
  }
}

function assertAddress(src: string): void {
  if (src === "")
    throw new MdxError("The picture has no address.", "Write the path of its file, as in `![text](./picture.png)`.");
  if (isFileLink(src))
    throw new MdxError(
      `The picture's address '${src}' names a page.`,
      "Link to it, as in `[text](./other.mdx)`, or name a file with a picture.",
    );
  if (isOnOneMachine(src))
    throw new MdxError(`The picture '${src}' is on your machine: no reader has it.`, ONE_MACHINE_REMEDY);
  const meant = addressMeant(src);
  if (meant !== undefined) throw new MdxError(`The picture's address '${src}' is misspelled.`, `Write \`${meant}\`.`);
}

/**
 * A video, an audio or a source of these or of a picture: files of the site that `src`, `poster` and `srcSet` name are
 * published.
 */
export const mediaOf =
  (tag: string): Builder =>
  (props, children, context) => {
    const result = { ...props };
    for (const key of ["src", "poster"])
      if (typeof result[key] === "string") result[key] = publishedUrl(result[key], context);
    return [elementOf(tag, { ...result, ...srcSetOf(result, context) }, children)];
  };

/** The address under which a file is published. One that is not there is told, and hides no other mistake. */
function publishedUrl(written: string, context: BuilderContext): string {
  const url = ownAddress(written, context.settings);
  if (/^(?:[a-z]+:|\/)/i.test(url)) return url;
  return collectProblems(context, context.place, () => publish(url, context).url, written);
}

/** The `srcSet` of an element with the addresses under which its files are published; nothing where it has none. */
function srcSetOf({ srcSet }: ContentProps, context: BuilderContext): ContentProps {
  if (typeof srcSet !== "string") return {};
  return { srcSet: withSrcsetUrls(srcSet, (url) => publishedUrl(url, context)) };
}

/**
 * The file of an image's URL: relative to the page, of the static folder, or one that an import has published already.
 */
function imageFileOf(src: string, context: BuilderContext): { url: string; file: string } {
  const { state } = context;
  if (!src.startsWith("/")) return publish(src, context);
  const published = [...state.assets].find(([, url]) => url === splitUrl(src).path);
  return { url: src, file: published?.[0] ?? staticFileOf(src, context) };
}

async function finishImage(
  props: ContentProps,
  zoom: boolean | undefined,
  file: string,
  { root, state, settings }: BuilderContext,
): Promise<void> {
  const image = await measured(path.join(root, file));
  if (!image) return;
  Object.assign(props, sizeOf(props, image));
  if (settings.images.zoom) Object.assign(props, zoomMark(props, image.width, zoom));
  // Browsers would take copies of it before what its author offers them.
  if (!settings.optimizeImages || !image.isPhoto || props.srcSet !== undefined) return;
  await assertReadable(root, file);
  const copies = copiesOf(file, image.width, root, settings.images);
  for (const [copy, url] of copies.files) state.assets.set(copy, url);
  Object.assign(props, { copies: copies.stem, widths: copies.widths });
}

/** The size of an image on the page: what its author gives, and what follows from that by the shape of the image. */
function sizeOf({ width, height }: ContentProps, image: { width: number; height: number }): ContentProps {
  if (width === undefined && height === undefined) return { width: image.width, height: image.height };
  if (height === undefined && Number(width) > 0)
    return { height: Math.round((Number(width) * image.height) / image.width) };
  return width === undefined && Number(height) > 0
    ? { width: Math.round((Number(height) * image.width) / image.height) }
    : {};
}
