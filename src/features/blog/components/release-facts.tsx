import { translate } from "../../../lib/words/translate";
import { changeCountsOf, type ReleaseKind } from "../release-kind";

/** What kind of release an entry is, and how many changes its description counts. */
export function ReleaseFacts({ kind, description }: { kind: ReleaseKind; description: string }) {
  return (
    <p className="release-facts">
      <span className="release-kind">{translate({ id: `release.${kind}` })}</span>
      {changeCountsOf(description).map(({ count, what }) => (
        <span key={what}>
          <b>{count}</b> {what}
        </span>
      ))}
    </p>
  );
}
