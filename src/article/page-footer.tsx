import { translate } from "../lib/words/translate";
import { AroundPart } from "../mdx/components/project/around-part";
import { LastUpdate } from "../ui/last-update";
import { SiteLink } from "../ui/site-link";

type Update = { date: string | null; author: string | null };
type PageFooterProps = { editUrl: string | null; lastUpdate: Update | null };

/** Below a page: where to edit it, and when and by whom it was last changed. */
export function PageFooter({ editUrl, lastUpdate }: PageFooterProps) {
  if (!editUrl && !lastUpdate) return null;
  const editLink = editUrl && (
    <AroundPart place="editLink">
      <SiteLink href={editUrl}>{translate({ id: "page.edit" })}</SiteLink>
    </AroundPart>
  );
  const updated = lastUpdate && (
    <AroundPart place="lastUpdate">
      <LastUpdate {...lastUpdate} />
    </AroundPart>
  );
  return (
    <AroundPart place="editMeta" parts={{ editLink, lastUpdate: updated }}>
      <div data-print="hide" className="page-footer">
        {editLink}
        {updated}
      </div>
    </AroundPart>
  );
}
