import { isShown } from "../../../ui/is-shown";
import { showLoadNotice } from "../../../ui/load-notice";

/**
 * Has each button of `zoomable` enlarge its picture, and a click on a drawing do what its button does. The code for
 * that comes with the first click.
 */
export function enlargeOnClick(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && zoomButtonOf(target);
    if (!button) return;
    import("./enlarged-picture").then(
      ({ showEnlarged }) => showEnlarged(button),
      (error: unknown) => showLoadNotice(button.ariaLabel ?? "", error, () => button.click()),
    );
  });
}

function zoomButtonOf(target: Element): HTMLElement | null {
  const button = target.closest<HTMLElement>(".zoomable > button");
  if (button) return button;
  // Whoever follows a link of a drawing or selects its text wants no more of it.
  if (target.closest("a") || getSelection()?.isCollapsed === false) return null;
  const own = target.closest(".zoomable")?.querySelector<HTMLElement>(":scope > button");
  return own && isShown(own) ? own : null;
}
