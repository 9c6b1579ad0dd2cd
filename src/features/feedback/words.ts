import { translate } from "../../lib/translate";
import type { IssueWords, Verdict } from "./issue-address";

const WORDS = {
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
} as const;

/** The words of the feature, with `{name}` replaced by the value of that name. */
export function word(name: keyof typeof WORDS, values?: Record<string, string>): string {
  return translate({ message: WORDS[name] }, values);
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
