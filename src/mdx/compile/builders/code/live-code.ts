import { textOf } from "../../../content-node";
import { highlight } from "./highlight";
import type { Builder } from "../builder-context";
import { elementOf, MdxError } from "../../run/runtime";

/** The grammar of a live block, by the language of its fence. */
const GRAMMARS: Record<string, string | undefined> = {
  jsx: "jsx",
  js: "jsx",
  javascript: "jsx",
  tsx: "tsx",
  ts: "tsx",
  typescript: "tsx",
};

/**
 * A live block as a reference to the LiveCode component: `language` (jsx or tsx), `noInline` where the fence says so,
 * and the highlighted code as `html`.
 * Throws for a language that the live frame cannot run.
 */
export const liveCodeOf: Builder = (props, children) => {
  const given = typeof props.language === "string" ? props.language : "";
  const language = Object.hasOwn(GRAMMARS, given) ? GRAMMARS[given] : undefined;
  if (!language) {
    throw new MdxError(
      `A live block cannot run the language '${given}'.`,
      "Write the block in one of the languages that run, or remove the word `live`.",
      Object.keys(GRAMMARS),
    );
  }
  const words = typeof props.metastring === "string" ? props.metastring.split(/\s+/) : [];
  return [
    elementOf(
      "LiveCode",
      { language, ...(words.includes("noInline") && { noInline: true }), html: highlight(textOf(children), language) },
      [],
    ),
  ];
};
