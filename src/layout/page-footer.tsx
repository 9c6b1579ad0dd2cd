import { translate } from "../lib/translate";
import { DateText } from "./date-text";
import { SiteLink } from "./site-link";

type PageFooterProps = { editUrl: string | null; lastUpdate: { date: string | null; author: string | null } | null };

/** Below a page: where to edit it, and when and by whom it was last changed. */
export function PageFooter({ editUrl, lastUpdate }: PageFooterProps) {
  if (!editUrl && !lastUpdate) return null;
  return (
    <div data-print="hide" className="page-footer">
      {editUrl && <SiteLink href={editUrl}>{translate({ id: "page.edit" })}</SiteLink>}
      {lastUpdate && (
        <span>
          {translate({ id: "page.updated" })}
          {lastUpdate.date && <>{" "}<DateText date={lastUpdate.date} /></>}
          {lastUpdate.author && <>{" "}{translate({ id: "page.updatedBy" }, { author: lastUpdate.author })}</>}
        </span>
      )}
    </div>
  );
}
