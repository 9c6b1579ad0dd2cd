import { translate } from "../../../lib/words/translate";
import { addHistoryStep } from "../../../ui/history-step";
import { keepScrollBarRoom } from "../../../ui/scrolling";
import { enlargedWidth } from "./enlarged-width";

/** A picture of the page and its copy in the dialog; `own` is its own width in pixels, as far as it is known by now. */
type Enlarged = { name: string; shown: DOMRect; copy: HTMLElement; own: () => number };

/**
 * Shows the picture before a button in a modal dialog over the page, enlarged. It closes on Escape, on a click anywhere
 * and on going back, and gives the focus back to the button.
 */
export function showEnlarged(button: HTMLElement): void {
  const picture = button.previousElementSibling as HTMLElement;
  const { name, shown, copy, own } = picture.matches("figure") ? enlargedDrawing(picture) : enlargedImage(picture);
  const dialog = dialogWith(copy, name || translate({ id: "picture.label" }));
  const fit = () => {
    const { clientWidth, clientHeight } = dialog;
    const padding = 2 * Number.parseFloat(getComputedStyle(dialog).paddingTop);
    const room = { own: own(), shown: shown.width, width: clientWidth - padding, height: clientHeight - padding };
    dialog.style.setProperty("--picture-width", `${enlargedWidth(room, shown.width / shown.height)}px`);
  };
  const giveRoomBack = keepScrollBarRoom();
  document.body.append(dialog);
  dialog.showModal();
  const sizes = new ResizeObserver(fit);
  sizes.observe(dialog);
  copy.addEventListener("load", fit);
  const step = addHistoryStep(() => dialog.close());
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    step.back();
  });
  dialog.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<SVGAElement>("a");
    // The dialog's step in the history has to go before a link of a diagram adds its own.
    const isClosing = step.back(() => link?.dispatchEvent(new MouseEvent("click", event)));
    if (isClosing && link) event.preventDefault();
    event.stopPropagation();
  });
  dialog.addEventListener("close", () => {
    sizes.disconnect();
    step.back();
    dialog.remove();
    giveRoomBack();
    button.focus({ preventScroll: true });
  });
}

function dialogWith(copy: HTMLElement, name: string): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = "enlarged-picture";
  dialog.setAttribute("aria-label", name);
  // Clicks on a `button` are kept until React has it, and this one it never has.
  const close = document.createElement("input");
  Object.assign(close, { type: "button", value: "✕" });
  close.setAttribute("aria-label", translate({ id: "picture.close" }));
  dialog.append(close, copy);
  return dialog;
}

/** An image from its own file: the page shows a smaller copy of it, which stands there until the file is loaded. */
function enlargedImage(picture: HTMLElement): Enlarged {
  const image = picture instanceof HTMLImageElement ? picture : (picture.querySelector("img") as HTMLImageElement);
  const copy = new Image();
  const { alt, src, currentSrc } = image;
  Object.assign(copy, { alt, src });
  copy.style.aspectRatio = `auto ${image.clientWidth} / ${image.clientHeight}`;
  copy.style.backgroundImage = `url("${currentSrc}")`;
  const own = () => Math.max(copy.naturalWidth, Number(image.getAttribute("width")));
  return { name: alt, shown: image.getBoundingClientRect(), copy, own };
}

/** A drawing, in the values of both modes as on the page. */
function enlargedDrawing(figure: HTMLElement): Enlarged {
  const copy = figure.cloneNode(true) as HTMLElement;
  copy.removeAttribute("tabindex");
  const shown = [...figure.querySelectorAll("svg")].find((svg) => svg.getClientRects().length > 0) ?? figure;
  const own = Number.parseFloat(figure.style.getPropertyValue("--diagram-width"));
  return { name: figure.getAttribute("aria-label") ?? "", shown: shown.getBoundingClientRect(), copy, own: () => own };
}
