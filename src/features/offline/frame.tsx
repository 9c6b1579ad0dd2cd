import type { FramePart } from "../../ui/frame-parts";
import { settings } from "../../ui/site-settings";
import { UpdatePopup } from "./components/update-popup";

/** The feature's part of the frame: the question whether a newer version of the site should take over. */
export const parts: FramePart[] = settings.offline ? [{ place: "overlay", Component: UpdatePopup }] : [];
