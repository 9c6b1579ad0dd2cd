import type { ContentProps } from "../../content-node";
import { isRelativeFile, publish } from "./assets";
import { fileLinkOf, isFileLink } from "./links";
import { attempt, type Origin } from "./builder-context";

/** Notes the links among an element's props, turns links to files into `file:` links, and publishes the files that they name. */
export function linkProps(props: ContentProps, origin: Origin): ContentProps {
  const { file, root, output, place } = origin;
  const result = { ...props };
  for (const key of ["href", "to"]) {
    const url = result[key];
    if (typeof url !== "string" || url.startsWith("file:")) continue;
    const published = isRelativeFile(url) ? attempt(origin, place, () => publish(url, file, root, output).url, undefined) : undefined;
    result[key] = published ?? (isFileLink(url) ? fileLinkOf(url, file) : url);
    if (published === undefined) output.links.push({ url: result[key], ...place, file });
  }
  return result;
}
