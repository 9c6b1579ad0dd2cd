import { translate, type MessageValues, type NameIn } from "../../lib/words/translate";
import type { IssueWords, Verdict } from "./issue-address";

/** Words of the question whether a page helped by their names, with `{name}` in them replaced by that value. */
export function word(name: NameIn<"feedback">, values?: MessageValues): string {
  return translate({ id: `feedback.${name}` }, values);
}

/** The words of an issue about the page at a route. */
export function issueWords(verdict: Verdict, path: string): IssueWords {
  return {
    title: word(`${verdict}Title`, { path }),
    ask: word(`${verdict}Ask`),
    page: word("page"),
    version: word("version"),
  };
}
