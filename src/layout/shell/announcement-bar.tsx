import type { SiteSettings } from "../../lib/settings/site-settings";
import { translate } from "../../lib/words/translate";
import { closeAnnouncement } from "../../ui/announcement";
import { Icon } from "../../ui/icons";

type Announcement = NonNullable<SiteSettings["announcementBar"]>;

/** The site's announcement above the navbar. */
export function AnnouncementBar({
  announcement: { content, backgroundColor, textColor, isCloseable },
}: {
  announcement: Announcement;
}) {
  return (
    <aside
      aria-label={translate({ id: "announcement.label" })}
      data-print="hide"
      style={{ backgroundColor, color: textColor }}
      className="site-announcement"
    >
      <div className="content" dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button type="button" aria-label={translate({ id: "announcement.close" })} onClick={closeAnnouncement}>
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
}
