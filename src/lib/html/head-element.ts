import { distinct } from "../values/distinct";

/** The tags that a page may put into its head, and `html` and `body`, whose attributes a page may set. */
export const HEAD_TAGS = ["title", "meta", "link", "script", "style", "base", "noscript", "html", "body"] as const;

/** The attribute of elements that components around parts give to a page's head, with what tells each from others. */
export const PART_HEAD = "data-part-head";

/** An element of a page's head, or attributes for `html` and `body`. */
export type HeadElement = {
  tag: (typeof HEAD_TAGS)[number];
  props: Record<string, string | number | boolean>;
  text?: string;
};

/**
 * The elements of a head: the page's own take the place of defaults that say the same thing, such as the title or a
 * `meta` of the same name.
 */
export function mergedHead(defaults: readonly HeadElement[], own: readonly HeadElement[]): HeadElement[] {
  const replaced = new Set(own.map(subjectOf).filter((subject) => subject !== undefined));
  const last = new Map(own.map((element) => [subjectOf(element), element]));
  const kept = own.filter((element) => subjectOf(element) === undefined || last.get(subjectOf(element)) === element);
  return [...defaults.filter((element) => !replaced.has(subjectOf(element) ?? "")), ...kept];
}

/** Elements of a head without the classes that they give `<html>`, and these; absent where there are none. */
export function withoutHtmlClasses(elements: readonly HeadElement[]): { head: HeadElement[]; htmlClasses?: string[] } {
  const htmlClasses: string[] = [];
  const head = elements.flatMap((element) => {
    if (element.tag !== "html") return element;
    const { className, class: name = className ?? "", ...props } = element.props;
    htmlClasses.push(...String(name).split(/\s+/).filter(Boolean));
    return Object.keys(props).length > 0 ? { ...element, props } : [];
  });
  return { head, ...(htmlClasses.length > 0 && { htmlClasses }) };
}

/** The name of metadata by the attributes of its `meta`; absent where it has none. */
export function metaNameOf(props: Readonly<Record<string, unknown>>): string | undefined {
  const name = props.name ?? props.property ?? props.httpEquiv;
  return typeof name === "string" ? name : undefined;
}

/** The names of the metadata among elements, each once. */
export function metaNamesIn(elements: readonly HeadElement[]): string[] {
  return distinct(elements.flatMap(({ tag, props }) => (tag === "meta" ? (metaNameOf(props) ?? []) : [])));
}

/** Whether a name of metadata is one of these, or of what belongs to an image of these (`og:image:width`). */
export function isNamedBy(names: readonly string[], name: string): boolean {
  const [image = name] = /^.*:image(?=:)/.exec(name) ?? [];
  return names.includes(name) || names.includes(image);
}

/** What an element is about, where a head may say it only once. */
function subjectOf({ tag, props }: HeadElement): string | undefined {
  if (tag === "title" || tag === "base") return tag;
  if (tag === "meta") {
    const name = metaNameOf(props);
    return name === undefined ? undefined : `meta ${name}`;
  }
  return tag === "link" && props.rel === "canonical" ? "canonical" : undefined;
}
