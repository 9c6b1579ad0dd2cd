import { splitFrontMatter } from "../../lib/content/front-matter";
import { edited } from "../move/edits";
import { listEdit } from "../move/yaml-edits";

/** A doc's text without `redirect_from`: an old route leads to one page, that of the docs that are being written. */
export function withoutRedirects(source: string): string {
  const { yaml } = splitFrontMatter(source);
  return edited(source, [listEdit(yaml, source.indexOf("\n") + 1, "redirect_from", [])]);
}
