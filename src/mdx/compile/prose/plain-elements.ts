import { ARTICLE_WIDTH } from "../../../lib/style/article-width";
import { withSrcsetUrls } from "../../../lib/html/srcset";
import { linkKindOf, withRouteSlash } from "../../../lib/routes/link-kind";
import { translate } from "../../../lib/words/translate";
import {
  childrenOf,
  contentInProp,
  FULL_LOAD,
  isElement,
  TERM_PROP,
  textOf,
  type ContentElement,
  type ContentNode,
  type ContentProps,
  type Json,
  type TermNote,
} from "../../content-node";
import { ANCHOR_CLASS } from "./nesting";
import { withAddressBreaks, withColumnBreaks, withNameBreaks } from "./name-breaks";

/** How wide an image is shown: as the window on small screens, else as the article. */
const IMAGE_SIZES = `(max-width: ${ARTICLE_WIDTH}) 100vw, ${ARTICLE_WIDTH}`;

const EXTERNAL_MARK = "external-mark";

type Expand = (props: ContentProps, children: ContentNode[], base: string) => ContentElement;

const expansions: Record<string, Expand | undefined> = {
  a: linkElement,
  img: imageElement,
  table: tableElement,
  CodeBlock: codeBlock,
  video: mediaElement("video"),
  audio: mediaElement("audio"),
  source: mediaElement("source"),
  ...Object.fromEntries(["h2", "h3", "h4", "h5", "h6"].map((tag) => [tag, headingElement(tag)])),
};

/**
 * An HTML element of content as the site shows it: a link by where it leads, a heading with a link to itself … `base`
 * is the site's base URL, with slashes at both ends.
 */
export function plainElement(tag: string, props: ContentProps, children: ContentNode[], base: string): ContentElement {
  const expand = Object.hasOwn(expansions, tag) ? expansions[tag] : undefined;
  return expand ? expand(props, children, base) : [tag, props, ...children];
}

function withBase(path: string, base: string): string {
  return `${base}${path.slice(1)}`;
}

/** What `ui/site-link.tsx` draws, as data; a link to another site opens in a new tab and says so. */
function linkElement(
  { [TERM_PROP]: note, ...props }: ContentProps,
  words: ContentNode[],
  base: string,
): ContentElement {
  const link = plainLink(props, words, base);
  return note === undefined ? link : termElement(note as TermNote, link);
}

function plainLink({ href, ...rest }: ContentProps, words: ContentNode[], base: string): ContentElement {
  if (typeof href !== "string") return ["a", rest, ...words];
  const children = withAddressBreaks(words);
  const { kind, url } = linkKindOf(href);
  if (kind === "external") {
    const said: ContentNode = ["span", { className: "visually-hidden" }, ` ${translate({ id: "link.external" })}`];
    const mark: ContentNode = hasOwnLook(rest, words) ? said : ["span", { className: EXTERNAL_MARK }, "\uFEFF", said];
    return ["a", { href: url, target: "_blank", rel: "noopener noreferrer", ...rest }, ...children, mark];
  }
  if (kind === "plain") return ["a", { href: url, ...rest }, ...children];
  const isRoute = kind === "route";
  const looksLikeRoute = !isRoute && linkKindOf(url).kind === "route";
  const address = withBase(isRoute ? withRouteSlash(url) : url, base);
  return ["a", { href: address, ...rest, ...(looksLikeRoute && { [FULL_LOAD]: "" }) }, ...children];
}

/** Whether a link is drawn in a way of its own, such as a button or a picture, in which an icon has no place. */
function hasOwnLook({ className, style }: ContentProps, words: ContentNode[]): boolean {
  return className !== undefined || style !== undefined || textOf(words).trim() === "";
}

/**
 * A link to a term with a note of what it means. Browsers that know `interestfor` show and hide the note by themselves,
 * Escape hides it, too; in others it is CSS that shows it.
 */
function termElement({ id, description }: TermNote, [tag, props, ...words]: ContentElement): ContentElement {
  const link: ContentElement = [tag, { ...props, interestfor: id, "aria-describedby": id }, ...words];
  return [
    "span",
    { className: "glossary-term" },
    link,
    ["span", { id, popover: "hint", role: "tooltip" }, description],
  ];
}

/** Whether an element says only of a link that it opens in a new tab. */
function isMark([, { className }]: ContentElement): boolean {
  return className === EXTERNAL_MARK;
}

/** A heading with a link to itself, whose name would be a part of the heading's, were that not its text alone. */
function headingElement(tag: string): Expand {
  return (props, children) => {
    const { id } = props;
    const words = withNameBreaks(children);
    if (typeof id !== "string") return [tag, props, ...words];
    const heading = textOf(children, isMark).trim();
    const label = translate({ id: "heading.anchor" }, { heading: heading || id });
    const anchor: ContentNode = ["a", { className: ANCHOR_CLASS, href: `#${id}`, "aria-label": label }, "#"];
    const isWhole = heading !== "" && children.every(isNamedByText);
    const name: ContentProps = isWhole ? { "aria-label": heading } : {};
    return [tag, { ...name, ...props }, ...words, anchor];
  };
}

/** Elements that are called what their text says, which pictures, formulas and notes are not. */
const TEXT_TAGS = new Set(
  "a abbr b cite code del em i ins kbd mark q s samp small span strong sub sup u var wbr".split(" "),
);

/** Properties that change neither what an element is called nor whether it shows. */
const UNSPOKEN = /^(?:className|href|id|rel|style|target)$/;

function isNamedByText(node: ContentNode): boolean {
  if (!isElement(node) || isMark(node)) return true;
  const [tag, props] = node;
  const isPlain = TEXT_TAGS.has(tag) && Object.keys(props).every((key) => UNSPOKEN.test(key));
  return isPlain && childrenOf(node).every(isNamedByText);
}

/** A table in a box of its own, which scrolls sideways where it is wider than the page. */
function tableElement(props: ContentProps, children: ContentNode[]): ContentElement {
  const label = translate({ id: "table.label" });
  return ["div", { className: "table-scroll", role: "group", "aria-label": label }, bareTable(props, children)];
}

/** A table whose long names break in narrow columns, without a box around it. */
export function bareTable(props: ContentProps, children: ContentNode[]): ContentElement {
  return ["table", props, ...withColumnBreaks(children)];
}

/** A block of code whose title, mostly the name of a file, is broken where its parts meet. */
function codeBlock(props: ContentProps, children: ContentNode[]): ContentElement {
  const title = contentInProp(props.title) ?? (typeof props.title === "string" ? [props.title] : []);
  const words = withNameBreaks(title);
  return ["CodeBlock", words.some(isElement) ? { ...props, title: { $: words } } : props, ...children];
}

/** An image; its size is known from the build, so nothing moves while it loads, and newer formats come first. */
function imageElement(
  { src, srcSet, alt, copies, widths, ...rest }: ContentProps,
  _children: ContentNode[],
  base: string,
): ContentElement {
  const image: ContentElement = ["img", { ...prefixed({ src, srcSet }, base), alt: alt ?? "", ...rest }];
  if (typeof copies !== "string" || !Array.isArray(widths)) return image;
  const source = (format: string): ContentElement => {
    const srcSet = widths.map(Number).map((width) => `${withBase(`${copies}-${width}.${format}`, base)} ${width}w`);
    return ["source", { type: `image/${format}`, srcSet: srcSet.join(", "), sizes: IMAGE_SIZES }];
  };
  return ["picture", {}, source("avif"), source("webp"), image];
}

/** A video, an audio or one of their sources. */
function mediaElement(tag: string): Expand {
  return ({ src, srcSet, poster, ...rest }, children, base) => [
    tag,
    { ...rest, ...prefixed({ src, srcSet, poster }, base) },
    ...children,
  ];
}

/** URLs with the base before those that are paths on the site; what is not there stays away. */
function prefixed(urls: Record<string, Json | undefined>, base: string): ContentProps {
  return Object.fromEntries(
    Object.entries(urls).flatMap(([name, url]) => {
      if (url === undefined) return [];
      return [[name, typeof url === "string" ? atBase(name, url, base) : url]];
    }),
  );
}

function atBase(name: string, value: string, base: string): string {
  if (name === "srcSet") return withSrcsetUrls(value, (url) => atBase("src", url, base));
  return /^\/(?!\/)/.test(value) ? withBase(value, base) : value;
}
