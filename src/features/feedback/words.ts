import { wordsOf } from "../../lib/words/words-of";
import type { IssueWords, Verdict } from "./issue-address";

/** The words of the feature. */
export const word = wordsOf({
  helpful: "Yes, and this helped",
  helpfulAsk: "What helped you on this page?",
  helpfulTitle: "Helpful page: {path}",
  missing: "No, something is missing",
  missingAsk: "What did you look for, and what is missing or wrong?",
  missingTitle: "Docs: something is missing on {path}",
  note: "Both open an issue with the address of this page filled in. Nothing else is recorded.",
  page: "Page",
  question: "Was this page helpful?",
  version: "Version",
});

/** The words of an issue about the page at a route. */
export function issueWords(verdict: Verdict, path: string): IssueWords {
  return {
    title: word(`${verdict}Title`, { path }),
    ask: word(`${verdict}Ask`),
    page: word("page"),
    version: word("version"),
  };
}
