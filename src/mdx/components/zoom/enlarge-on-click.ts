import { showLoadNotice } from "../../../ui/load-notice";

/** Has each button of `zoomable` enlarge its picture. The code for that comes with the first click. */
export function enlargeOnClick(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(".zoomable > button");
    if (!button) return;
    import("./enlarged-picture").then(
      ({ showEnlarged }) => showEnlarged(button),
      (error: unknown) => showLoadNotice(button.ariaLabel ?? "", error, () => button.click()),
    );
  });
}
