import type { PluginUse } from "../plugins";
import { below } from "../../lib/content/folder-path";
import type { DocusaurusFolder } from "./folder";

/** What ends the part of a post that lists show, in the posts below a folder from the site's root. */
type TruncateMarker = { folder: string; marker: RegExp };

/** What the site itself knows as such a mark. */
const KNOWN = /^(?:<!--\s*truncate\s*-->|\{\s*\/\*\s*truncate\s*\*\/\s*\})$/;

/** Whether a value is a regular expression, also one of another program. */
export function isRegExp(value: unknown): value is RegExp {
  return Object.prototype.toString.call(value) === "[object RegExp]";
}

/** The marks of all blog plugins that have one of their own. */
export function truncateMarkersOf(
  uses: readonly PluginUse[],
  { folder }: Pick<DocusaurusFolder, "folder">,
): TruncateMarker[] {
  return uses
    .filter(({ name }) => name === "@docusaurus/plugin-content-blog")
    .flatMap(({ options: { truncateMarker: marker, path } }) =>
      isRegExp(marker) ? [{ folder: below(folder, typeof path === "string" ? path : "blog"), marker }] : [],
    );
}

/** A post's text with the site's own mark in the place of the first one of its blog; other texts as they are. */
export function withTruncateMark(
  text: string,
  file: string,
  markers: readonly TruncateMarker[],
  isWithoutHtmlComments: boolean,
): string {
  const { marker } = markers.find(({ folder }) => file.startsWith(`${folder}/`)) ?? {};
  const found = marker && new RegExp(marker.source, marker.flags.replace(/[gy]/g, "")).exec(text);
  if (!found || KNOWN.test(found[0])) return text;
  const mark = isWithoutHtmlComments ? "{/* truncate */}" : "<!-- truncate -->";
  return text.slice(0, found.index) + mark + text.slice(found.index + found[0].length);
}
