import { translate } from "../../../lib/words/translate";

/** Names that show before a reader asks for the others. */
const SHOWN_NAMES = 6;

type ContributorsProps = {
  names: readonly string[];
  /** Who the page already says changed the doc last. */
  lastAuthor?: string | null;
};

/**
 * Who wrote a doc: those with the most commits, the others once a reader opens the line. Nothing where that is one
 * author, whom the page names already.
 */
export function Contributors({ names, lastAuthor }: ContributorsProps) {
  if (names.every((name) => name === lastAuthor)) return null;
  const others = names.slice(SHOWN_NAMES);
  return (
    <div className="contributors" data-print="hide">
      <p>{translate({ id: "docs.contributors" }, { names: listOf(names.slice(0, SHOWN_NAMES)) })}</p>
      {others.length > 0 && (
        <details>
          <summary>{translate({ id: "docs.moreContributors" }, { count: others.length })}</summary>
          <p>{listOf(others)}</p>
        </details>
      )}
    </div>
  );
}

function listOf(names: readonly string[]): string {
  return names.join(", ");
}
