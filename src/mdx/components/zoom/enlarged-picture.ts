import { translate } from "../../../lib/words/translate";
import { addHistoryStep } from "../../../ui/history-step";
import { keepScrollBarRoom } from "../../../ui/scrolling";
import { ZOOM_GAIN } from "../../content-node";
import { ZoomSteps, type Enlarged } from "./zoom-steps";

/**
 * Shows the picture before a button in a modal dialog over the page, enlarged. A click on it and a button zoom in and
 * out, where it has more to show. It closes on Escape, on a click beside it, or on one that has nothing to zoom, and on
 * going back, and gives the focus back to the button.
 */
export function showEnlarged(button: HTMLElement): void {
  const element = button.previousElementSibling as HTMLElement;
  const picture = element.matches("figure") ? enlargedDrawing(element) : enlargedImage(element);
  const dialog = document.createElement("dialog");
  const zoom = new ZoomSteps(dialog, picture);
  fillDialog(dialog, picture, zoom.button);
  const giveRoomBack = keepScrollBarRoom();
  document.body.append(dialog);
  dialog.showModal();
  const fit = () => zoom.fit();
  const sizes = new ResizeObserver(fit);
  sizes.observe(dialog);
  picture.copy.addEventListener("load", fit);
  const step = addHistoryStep(() => dialog.close());
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    step.back();
  });
  dialog.addEventListener("click", (event) => {
    event.stopPropagation();
    const link = (event.target as Element).closest<SVGAElement>("a");
    if (!link && isZoom(event, picture.copy, zoom)) return;
    // The dialog's step in the history has to go before a link of a diagram adds its own.
    const isClosing = step.back(() => link?.dispatchEvent(new MouseEvent("click", event)));
    if (isClosing && link) event.preventDefault();
  });
  dialog.addEventListener("close", () => {
    sizes.disconnect();
    step.back();
    dialog.remove();
    giveRoomBack();
    button.focus({ preventScroll: true });
  });
}

/** Whether a click was one that zooms, or that selects text of a drawing. */
function isZoom({ target, clientX: x, clientY: y }: MouseEvent, copy: HTMLElement, zoom: ZoomSteps): boolean {
  if (target === zoom.button) return zoom.toggle();
  if (!copy.contains(target as Element)) return false;
  return getSelection()?.isCollapsed === false || zoom.toggle({ x, y });
}

function fillDialog(dialog: HTMLDialogElement, { name, copy }: Enlarged, zoom: HTMLInputElement): void {
  dialog.className = "enlarged-picture";
  dialog.setAttribute("aria-label", name || translate({ id: "picture.label" }));
  // Clicks on a `button` are kept until React has it, and this one it never has.
  const close = document.createElement("input");
  Object.assign(close, { type: "button", value: "✕", autofocus: true });
  close.setAttribute("aria-label", translate({ id: "picture.close" }));
  const tools = document.createElement("div");
  tools.append(zoom, close);
  dialog.append(tools, copy);
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
  return { name: alt, shown: image.getBoundingClientRect(), copy, own, isCut: false };
}

/** A drawing, in the values of both modes as on the page. */
function enlargedDrawing(figure: HTMLElement): Enlarged {
  const copy = figure.cloneNode(true) as HTMLElement;
  copy.removeAttribute("tabindex");
  const shown = [...figure.querySelectorAll("svg")].find((svg) => svg.getClientRects().length > 0) ?? figure;
  const own = Number.parseFloat(figure.style.getPropertyValue("--diagram-width"));
  return {
    name: figure.getAttribute("aria-label") ?? "",
    shown: shown.getBoundingClientRect(),
    copy,
    own: () => own,
    isCut: figure.scrollWidth >= ZOOM_GAIN * figure.clientWidth,
  };
}
