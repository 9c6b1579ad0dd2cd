import { parseDocument } from "yaml";
import { frontMatterParts, splitFrontMatter } from "../../lib/content/front-matter";
import { lineBreakOf } from "../../lib/content/line-ends";
import { decodeAddress, routeOf } from "../../lib/routes/url";
import { docPathOf } from "../../features/docs/doc-path";
import { sidebarsFileOf } from "../../features/docs/version";
import { addressesIn } from "./addresses";
import { SETTINGS_FOLDER } from "../../lib/settings/settings-files";
import { isFileLink } from "../../mdx/compile/builders/links";
import type { Edit } from "./edits";
import { followed, hrefEdits, isPlaceKey, routeAfter, settingsLinkAfter, type Holder } from "./follow";
import type { Move } from "./move";
import { listEdit, textPlaces, yamlEdits, type YamlText } from "./yaml-edits";
import { lastName } from "../../lib/content/folder-path";

/** The edits that an MDX file needs so that it follows a move; throws where it cannot be parsed. */
export function mdxEdits(source: string, holder: Holder, move: Move, isFile: (file: string) => boolean): Edit[] {
  const links = addressesIn(source, holder.file).flatMap((address): Edit[] => {
    const text = followed(address, holder, move, isFile);
    return text === undefined ? [] : [{ start: address.start, end: address.end, text }];
  });
  const { yaml } = splitFrontMatter(source);
  const offset = yaml === "" ? 0 : source.indexOf("\n") + 1;
  const inFrontMatter = yamlEdits(yaml, offset, (text) => frontMatterAfter(text, holder, move, isFile));
  const redirect = holder.file === move.from && !holder.keepsRoute ? redirectEdits(source, yaml, offset, move) : [];
  return [...redirect, ...inFrontMatter, ...links];
}

function frontMatterAfter(
  { value, path: keys }: YamlText,
  holder: Holder,
  move: Move,
  isFile: (file: string) => boolean,
): string | undefined {
  const [key] = keys;
  if (key === "pagination_next" || key === "pagination_prev")
    return isOfVersion(holder.file, move) && value === move.docId?.from ? move.docId.to : undefined;
  if (isPlaceKey(key)) return undefined;
  return followed({ kind: "text", url: value }, holder, move, isFile);
}

/** The old route in the moved file's `redirect_from`, and the new one out of it. */
function redirectEdits(source: string, yaml: string, offset: number, { route }: Move): Edit[] {
  if (!route || route.from === route.to) return [];
  const data = parseDocument(yaml).toJS() as { redirect_from?: unknown } | null;
  const list = Array.isArray(data?.redirect_from) ? data.redirect_from.map(String) : [];
  const isOf = (written: string, wanted: string) => routeOf(decodeAddress(written)) === wanted;
  const kept = list.filter((written) => !isOf(written, route.to) && !isOf(written, route.from));
  const edit = listEdit(yaml, offset, "redirect_from", [...kept, route.from]);
  const text = edit.text.replaceAll("\n", lineBreakOf(source));
  if (yaml !== "") return [{ ...edit, text }];
  const mark = source.startsWith("\uFEFF") ? 1 : 0;
  const { before } = frontMatterParts(source.slice(mark));
  const start = mark + before.length;
  if (before !== "") return [{ start, end: start, text }];
  return [{ start, end: start, text: ["---", `${text}---`, "", ""].join(lineBreakOf(source)) }];
}

/** The edits that a YAML or JSON file of the content needs so that it follows a move. */
export function dataEdits(source: string, file: string, move: Move): Edit[] {
  const name = lastName(file);
  const data = parseDocument(source);
  const next = (text: YamlText) => {
    const { path: keys } = text;
    const key = keys.at(-1);
    if (isPlaceKey(key)) return undefined;
    if (key === "docId") return idInNavbar(text.value, data.getIn([...keys.slice(0, -1), "docsPluginId"]), move);
    if (file.startsWith(`${SETTINGS_FOLDER}/`) && isFileLink(text.value))
      return settingsLinkAfter(text.value, file, move);
    if (file === sidebarsFileOf(move.contentRoot)) return idInSidebars(text, move) ?? routeInData(text.value, move);
    if (isOfVersion(file, move) && /^_category_\./.test(name) && keys.join(".") === "link.id")
      return idInCategory(text.value, file, move);
    return routeInData(text.value, move);
  };
  const inHtml = textPlaces(data).flatMap(([start, end]) => hrefEdits(source.slice(start, end), start, move));
  return [...yamlEdits(source, 0, next), ...inHtml];
}

function idInNavbar(value: string, instance: unknown, { docId, navbarInstance }: Move): string | undefined {
  return (instance ?? "default") === navbarInstance && value === docId?.from ? docId.to : undefined;
}

function idInSidebars({ value, path: keys }: YamlText, { docId }: Move): string | undefined {
  const key = keys.at(-1);
  return (typeof key === "number" || key === "id") && value === docId?.from ? docId.to : undefined;
}

/** The id of a category's doc may be written from the category's folder. */
function idInCategory(value: string, file: string, { contentRoot, docId }: Move): string | undefined {
  const { folders } = docPathOf(file.slice(contentRoot.length + 1));
  return docId && [value, [...folders, value].join("/")].includes(docId.from) ? docId.to : undefined;
}

/** A route in data: a text that begins at the site's root. */
function routeInData(value: string, move: Move): string | undefined {
  return value.startsWith("/") ? routeAfter(value, move) : undefined;
}

function isOfVersion(file: string, { contentRoot }: Move): boolean {
  return file.startsWith(`${contentRoot}/`);
}
