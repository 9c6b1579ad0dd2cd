import type { Plugin } from "esbuild";
import { messages } from "../../lib/words/messages.en";
import { escapedPattern } from "../../lib/values/escaped-pattern";
import { hasForms } from "../../lib/words/plurals";

/** The module of the interface's words, from the site's root. */
export const CATALOGUE = "src/lib/words/messages.en.ts";
const ENGLISH = JSON.stringify(messages);

/** The text of that module where the site has words of its own; undefined where the file says what it is. */
export function catalogueText(): string | undefined {
  const text = JSON.stringify(messages);
  return text === ENGLISH ? undefined : `export const messages = ${text};\n`;
}

/** Whether words of the site are in forms, as languages need them whose words differ between numbers above one. */
export function hasWordForms(): boolean {
  return Object.values(messages).some(hasForms);
}

/** A plugin of esbuild by which scripts get this text; none where the file says what it is. */
export function withCatalogue(): Plugin[] {
  const contents = catalogueText();
  if (contents === undefined) return [];
  const filter = new RegExp(`[\\\\/]${CATALOGUE.split("/").map(escapedPattern).join("[\\\\/]")}$`);
  const setup: Plugin["setup"] = (build) => build.onLoad({ filter }, () => ({ contents, loader: "js" }));
  return [{ name: "words of the site's own", setup }];
}
