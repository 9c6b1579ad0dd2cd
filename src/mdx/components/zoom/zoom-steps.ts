import { translate } from "../../../lib/words/translate";
import { enlargedWidths } from "./enlarged-width";

/**
 * A picture of the page and its copy in the dialog; `own` is its own width in pixels, as far as it is known by now, and
 * `isCut` says that the page showed a part of it only.
 */
export type Enlarged = { name: string; shown: DOMRect; copy: HTMLElement; own: () => number; isCut: boolean };

/** A place in the window, in pixels. */
type Place = { x: number; y: number };

/**
 * The two sizes of a picture in its dialog: `fit` gives it the one that its reader chose, or at first the better one;
 * `toggle` changes to the other, of which a place of the picture stays where it is, and returns false where there is
 * none. `button` does that, too, and is hidden where it would do nothing.
 */
export class ZoomSteps {
  readonly button = document.createElement("input");
  private chosen?: boolean;

  constructor(
    private readonly dialog: HTMLDialogElement,
    private readonly picture: Enlarged,
  ) {
    this.button.type = "button";
  }

  fit(): void {
    const { whole, large, opensLarge } = this.widths();
    const isLarge = this.chosen ?? opensLarge;
    const canZoom = large > whole;
    this.dialog.style.setProperty("--picture-width", `${isLarge ? large : whole}px`);
    this.dialog.dataset.zoom = !canZoom ? "none" : isLarge ? "out" : "in";
    this.button.hidden = !canZoom;
    this.button.value = isLarge ? "−" : "+";
    this.button.ariaLabel = isLarge ? translate({ id: "picture.zoomOut" }) : translate({ id: "picture.zoomIn" });
  }

  toggle(place: Place = { x: this.dialog.clientWidth / 2, y: this.dialog.clientHeight / 2 }): boolean {
    const { whole, large, opensLarge } = this.widths();
    if (large <= whole) return false;
    const { copy } = this.picture;
    const before = copy.getBoundingClientRect();
    this.chosen = !(this.chosen ?? opensLarge);
    this.fit();
    const after = copy.getBoundingClientRect();
    const [right, down] = [(place.x - before.left) / before.width, (place.y - before.top) / before.height];
    this.dialog.scrollBy(after.left + right * after.width - place.x, after.top + down * after.height - place.y);
    return true;
  }

  private widths() {
    const { shown, own, isCut } = this.picture;
    const { clientWidth, clientHeight } = this.dialog;
    const styles = getComputedStyle(this.dialog);
    const padding = 2 * Number.parseFloat(styles.paddingTop);
    const tools = Number.parseFloat(styles.getPropertyValue("--tools-width")) || 0;
    const room = {
      own: own(),
      shown: shown.width,
      width: clientWidth - padding,
      tools,
      height: clientHeight - padding,
      isCut,
    };
    return enlargedWidths(room, shown.width / shown.height);
  }
}
