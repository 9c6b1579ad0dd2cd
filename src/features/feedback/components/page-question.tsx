import { absoluteAddress } from "../../../lib/routes/url";
import type { PageInfo } from "../../../ui/page-info";
import { SiteLink } from "../../../ui/site-link";
import { settings } from "../../../ui/site-settings";
import { issueAddress, type Verdict } from "../issue-address";
import { issueWords, word } from "../words";

/** Below a doc: whether it helped. Each answer is a link to an issue about the page; nothing is sent before. */
export function PageQuestion({ page: { path, version } }: { page: PageInfo }) {
  const { feedback } = settings;
  if (!feedback || version === undefined) return null;
  const addressOf = (verdict: Verdict) =>
    issueAddress(feedback.issueUrl, { address: absoluteAddress(path, settings), version }, issueWords(verdict, path));
  return (
    <aside className="page-question" aria-label={word("question")} data-print="hide">
      <p>
        <strong>{word("question")}</strong>
        <SiteLink href={addressOf("helpful")}>{word("helpful")}</SiteLink>
        <SiteLink href={addressOf("missing")}>{word("missing")}</SiteLink>
      </p>
      <p>{word("note")}</p>
    </aside>
  );
}
