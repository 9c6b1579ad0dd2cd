import { translate, type Message } from "../lib/words/translate";
import { AroundPart } from "../mdx/components/project/around-part";
import { DateText } from "../ui/date-text";
import { SiteLink } from "../ui/site-link";
import { Translate } from "../ui/translate";

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

function LastUpdate({ date, author }: Update) {
  const dated: Message = author ? { id: "page.updatedAtBy" } : { id: "page.updatedAt" };
  const message: Message = date ? dated : { id: "page.updatedBy" };
  return (
    <span>
      <Translate {...message} values={{ date: date && <DateText date={date} />, author }} />
    </span>
  );
}
