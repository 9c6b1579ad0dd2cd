import type { PageInfo } from "../../../ui/page-info";
import { SiteLink } from "../../../ui/site-link";
import { word } from "../words";
import { ChangedDetails } from "./changed-details";

/** Below a doc: what changed in it since the version before, loaded when it is opened, and the way to all changes. */
export function PageChanges({ page: { changes } }: { page: PageInfo }) {
  if (!changes) return null;
  const { since, list } = changes;
  return (
    <div className="page-changes" data-print="hide">
      <ChangedDetails {...changes} label={word("here", { since })}>
        <p className="without-scripts">{word("scripts")}</p>
        <p>
          <SiteLink href={list}>{word("all", { since })}</SiteLink>
        </p>
      </ChangedDetails>
    </div>
  );
}
