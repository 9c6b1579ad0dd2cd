import type { ContentProps } from "../../content-node";
import { isRelativeFile, publish } from "./assets";
import { fileLinkOf, isFileLink } from "./links";
import { collectProblems, type Builder, type BuilderContext } from "./builder-context";

/**
 * Notes the links among an element's props, turns links to files into `file:` links, and publishes the files that they
 * name.
 */
export function linkProps(props: ContentProps, context: BuilderContext): ContentProps {
  const { file, root, state, place } = context;
  const result = { ...props };
  for (const key of ["href", "to"]) {
    const url = result[key];
    if (typeof url !== "string" || url.startsWith("file:")) continue;
    const published = isRelativeFile(url)
      ? collectProblems(context, place, () => publish(url, file, root, state).url, undefined)
      : undefined;
    result[key] = published ?? (isFileLink(url) ? fileLinkOf(url, file) : url);
    if (published === undefined) state.links.push({ url: result[key], ...place, file });
  }
  return result;
}

/** `<Link to>`, as Docusaurus has it: an ordinary link. */
export const linkOf: Builder = ({ to, ...props }, children, { make }) =>
  make("a", to === undefined ? props : { ...props, href: to }, children);
