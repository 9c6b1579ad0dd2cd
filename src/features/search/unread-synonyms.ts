import type { Problem } from "../../lib/problem";
import type { Site } from "../../lib/site-config";
import { folded } from "../../lib/content/folded";
import { tokensOf } from "./text/tokens";

/**
 * A warning for each synonym that the site's own search reads as other words, and that so stands for nothing; `lineOf`
 * gives the line of the configuration to which keys lead.
 */
export function unreadSynonyms(
  { search: { appId, synonyms }, configFile }: Pick<Site, "search" | "configFile">,
  lineOf: (keys: readonly PropertyKey[]) => number | undefined,
): Problem[] {
  // Algolia reads words its own way.
  if (appId !== undefined) return [];
  return synonyms.flatMap((group, index) =>
    group.flatMap((word, place) => (isOneWord(word) ? [] : [unread(word, ["search", "synonyms", index, place])])),
  );

  function unread(word: string, keys: readonly PropertyKey[]): Problem {
    const words = tokensOf(word).flatMap(({ term, isPart }) => (isPart ? [] : [`'${term}'`]));
    return {
      severity: "warning",
      file: configFile,
      line: lineOf(keys),
      message: `The synonym '${word}' stands for nothing: search reads it as ${words.join(", ") || "no word"}.`,
      remedy: "Write one word of letters and digits, or take it out.",
    };
  }
}

function isOneWord(word: string): boolean {
  return tokensOf(word)[0]?.term === folded(word);
}
