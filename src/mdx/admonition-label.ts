import { translate, type Message } from "../lib/words/translate";

/** Ids stand here as they are: only so their words come with the scripts of pages that have admonitions. */
const LABELS = new Map<string, Message>([
  ["caution", { id: "admonition.caution" }],
  ["danger", { id: "admonition.danger" }],
  ["important", { id: "admonition.important" }],
  ["info", { id: "admonition.info" }],
  ["note", { id: "admonition.note" }],
  ["secondary", { id: "admonition.secondary" }],
  ["success", { id: "admonition.success" }],
  ["tip", { id: "admonition.tip" }],
  ["unreleased", { id: "admonition.unreleased" }],
  ["warning", { id: "admonition.warning" }],
]);

/** What a kind of admonition is called in the interface's language; a kind that the site made up, by its own name. */
export function admonitionLabel(type: string): string {
  return translate(LABELS.get(type) ?? { message: type });
}
