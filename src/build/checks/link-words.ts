import path from "node:path";
import { ONE_MACHINE_REMEDY } from "../../lib/content/link-mistakes";
import { nearOnes, type Problem } from "../../lib/problem";
import { withRouteSlash } from "../../lib/routes/link-kind";
import { orWithScheme } from "../../lib/routes/url";
import { FILE_SCHEME } from "../../mdx/compile/builders/links";

/** What is told of a link that leads nowhere. */
export type Words = Pick<Problem, "severity" | "message" | "remedy" | "choices">;

/** How many anchors of a page an error names. */
const SHOWN = 5;

/** Of a link without an address. */
export const WITHOUT_DESTINATION: Words = {
  severity: "error",
  message: "The link has no destination: it leads to the page on which it stands.",
  remedy: "Write where it leads, as in `[text](./other.mdx)`, or make plain text of it.",
};

/** Of one whose scheme or host is misspelled; `meant` is the address without that. */
export function misspelled(url: string, meant: string): Words {
  return {
    severity: "error",
    message: `The link '${url}' leads nowhere: its beginning is misspelled.`,
    remedy: `Write \`${meant}\`.`,
  };
}

/** Of one to a file of its author's machine. */
export function onOneMachine(url: string): Words {
  return {
    severity: "error",
    message: `The link '${url}' leads to a file on your machine, which no reader has.`,
    remedy: ONE_MACHINE_REMEDY,
  };
}

/** Of one to a static file whose address looks like that of a page; `file` is its path from the site's root. */
export function fileAsPage(url: string, file: string): Words {
  return {
    severity: "error",
    message: `The link '${url}' is broken: it becomes one to a page, '${withRouteSlash(url)}', and '${file}' is a file.`,
    remedy: `Write \`pathname://${file.replaceAll(" ", "%20")}\`, which leads to the file.`,
  };
}

/** Of a relative one in a file whose links are on many pages. */
export function relative(url: string): Words {
  return {
    severity: "error",
    message: `The link '${url}' leads elsewhere from each page on which it stands.`,
    remedy: orWithScheme(url, "Begin it with a slash, so that it starts at the site's root, or with `https://`."),
  };
}

/** A link as authors write it: one to a file by the path from theirs, or from the content folder's root. */
export function writtenUrl(url: string, file: string): string {
  if (!url.startsWith(FILE_SCHEME)) return url;
  const target = url.slice(FILE_SCHEME.length);
  return target.startsWith("/") ? target : path.posix.relative(path.posix.dirname(file), target);
}

/** Of one to an anchor that its page has not; `anchors` are those that it has. */
export function brokenAnchor(url: string, anchor: string, anchors: Iterable<string>): Words {
  return {
    severity: "error",
    message: `The link '${url}' is broken: its page has no anchor '${anchor}'.`,
    remedy: "Link to a heading's id or to another id of that page; `## Heading {#id}` fixes an id.",
    choices: nearOnes(anchor, anchors, SHOWN).slice(0, SHOWN),
  };
}
