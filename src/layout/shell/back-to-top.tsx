import { translate } from "../../lib/words/translate";
import { scrollToTop, useShownOnWayUp } from "../../ui/back-to-top";
import { Icon } from "../../ui/icons";

/**
 * A button back to the top of the page, for readers who have gone down more than a window's height and scroll up again.
 */
export function BackToTop() {
  const shown = useShownOnWayUp();
  const label = translate({ id: "backToTop.label" });
  return (
    <button
      type="button"
      className="back-to-top"
      data-shown={shown}
      data-print="hide"
      aria-label={label}
      title={label}
      onClick={scrollToTop}
    >
      <Icon name="arrowUp" />
    </button>
  );
}
