import { translate } from "../../../lib/words/translate";
import { DateText } from "../../../ui/date-text";
import { Translate } from "../../../ui/translate";

/**
 * Above a post that waits for its date: when it appears. A date that is a time shows hours and minutes, too, in UTC.
 */
export function WaitingNotice({ date }: { date: string }) {
  const time = date.slice("2027-01-01T".length, "2027-01-01T09:00".length);
  const words = (
    <>
      <DateText date={date} />
      {time && `, ${time} UTC`}
    </>
  );
  return (
    <p role="note" className="site-notice">
      <Translate id="post.waiting" values={{ date: words }} />
    </p>
  );
}

/** Behind the date of a post in a list: that the post waits for it. */
export function WaitingMark() {
  return <span>{` · ${translate({ id: "post.waitingShort" })}`}</span>;
}
