import type { FramePart } from "../../ui/frame-parts";
import { settings } from "../../ui/site-settings";
import { NotKeptNote } from "./components/not-kept-note";
import { UpdatePopup } from "./components/update-popup";

/**
 * The feature's parts of the frame: the question whether a newer version of the site should take over, and what is to
 * be said of a page that is not found without a network.
 */
export const parts: FramePart[] = settings.offline
  ? [
      { place: "overlay", Component: UpdatePopup },
      { place: "not-found", Component: NotKeptNote },
    ]
  : [];
