import type { FramePart } from "../../ui/frame-parts";
import { settings } from "../../ui/site-settings";
import { whileKept } from "./components/while-kept";

const KeptPopup = whileKept(() => import("./components/kept-popup").then(({ KeptPopup: Part }) => ({ default: Part })));
const KeptLine = whileKept(() => import("./components/kept-line").then(({ KeptLine: Part }) => ({ default: Part })));

/**
 * The feature's parts of the frame, for readers who keep the site: the question whether a newer version should take
 * over, and what is kept.
 */
export const parts: FramePart[] = settings.offline
  ? [
      { place: "overlay", Component: KeptPopup },
      { place: "footer", Component: KeptLine },
    ]
  : [];
