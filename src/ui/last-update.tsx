import type { Message } from "../lib/words/translate";
import { DateText } from "./date-text";
import { Translate } from "./translate";

type LastUpdateProps = { date: string | null; author: string | null; className?: string };

/** When and by whom a page was last changed. */
export function LastUpdate({ date, author, className }: LastUpdateProps) {
  const dated: Message = author ? { id: "page.updatedAtBy" } : { id: "page.updatedAt" };
  const message: Message = date ? dated : { id: "page.updatedBy" };
  return (
    <span className={className}>
      <Translate {...message} values={{ date: date && <DateText date={date} />, author }} />
    </span>
  );
}
