import { ARTICLE_WIDTH } from "../../../../lib/style/article-width";
import { ZOOM_GAIN, ZOOM_PROP, type ContentProps, type Zoom } from "../../../content-node";
import { MdxError } from "../../run/runtime";

/** The widths of an article's column in pixels: the most that any window has, and the most that a phone has. */
const COLUMN = { any: Number.parseFloat(ARTICLE_WIDTH) * 16, phone: 416 };
/** Smaller ones are icons and badges, which have twice their size only for sharp screens. */
const LEAST_WIDTH = 400;
/** What the author of a picture places it by; an element around it would be in the way of that. */
const PLACES = ["style", "className", "align"];

/**
 * Where a picture is shown so small that enlarging it is of use: by its own width in pixels, and by the one that its
 * author gives, if any. Undefined where it never is.
 */
export function zoomOf(own: number, given: number = own): Zoom | undefined {
  const gainsIn = (column: number) => own >= ZOOM_GAIN * Math.min(given, column);
  if (own < LEAST_WIDTH) return undefined;
  if (gainsIn(COLUMN.any)) return "everywhere";
  return gainsIn(COLUMN.phone) ? "phones" : undefined;
}

/**
 * The mark of an image of a width in pixels, by which prose gives it a button. `asked` is its prop `zoom`: `false` is
 * none, `true` is one also where the author has placed the image. None for a width that depends on the page.
 */
export function zoomMark(props: ContentProps, own: number, asked: boolean | undefined): ContentProps {
  const isPlaced = PLACES.some((name) => name in props);
  const zoom = (asked ?? !isPlaced) ? zoomOf(own, Number(props.width)) : undefined;
  return zoom ? { [ZOOM_PROP]: zoom } : {};
}

/** The prop `zoom` of an image; throws for what it cannot be. */
export function askedZoom({ zoom }: ContentProps): boolean | undefined {
  if (zoom === undefined || typeof zoom === "boolean") return zoom;
  throw new MdxError(
    `An image's 'zoom' cannot be '${JSON.stringify(zoom)}'.`,
    "Write `zoom={false}` for an image that nobody enlarges, or take it out.",
  );
}
