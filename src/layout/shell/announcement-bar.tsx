import type { SiteSettings } from "../../lib/settings/site-settings";
import { translate } from "../../lib/words/translate";
import { ANNOUNCEMENT_ATTRIBUTE } from "../before-paint/before-paint";
import { Icon } from "../../ui/icons";
import { store, STORAGE_KEYS } from "../../ui/storage";

type Announcement = NonNullable<SiteSettings["announcementBar"]>;

/**
 * The site's announcement above the navbar. Closing it sets an attribute of `<html>` that hides it, now and before
 * first paint of later visits.
 */
export function AnnouncementBar({
  announcement: { content, backgroundColor, textColor, isCloseable },
}: {
  announcement: Announcement;
}) {
  const close = () => {
    store(STORAGE_KEYS.announcementDismissed, "true");
    document.documentElement.setAttribute(ANNOUNCEMENT_ATTRIBUTE, "closed");
    // The button goes away, and would take the focus with it.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <aside
      aria-label={translate({ id: "announcement.label" })}
      data-print="hide"
      style={{ backgroundColor, color: textColor }}
      className="site-announcement"
    >
      <div className="content" dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button type="button" aria-label={translate({ id: "announcement.close" })} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
}
