/** What a reader says of a page: that it helped, or that something is missing. */
export type Verdict = "helpful" | "missing";

/** The page that an issue is about: its absolute address, and the version of its docs. */
type JudgedPage = { address: string; version: string };

/** The words that an issue is filled with: its title, and what its writer is to fill in. */
export type IssueWords = { title: string; ask: string; page: string; version: string };

/** The address of a new issue that names the page, at a host that takes `title` and `body` as GitHub does. */
export function issueAddress(issueUrl: string, { address, version }: JudgedPage, words: IssueWords): string {
  const url = new URL(issueUrl);
  url.searchParams.set("title", words.title);
  url.searchParams.set("body", `${words.ask}\n\n\n\n---\n${words.page}: ${address}\n${words.version}: ${version}\n`);
  return url.href;
}
