import type { FramePart } from "../../ui/frame-parts";
import { PageChanges } from "./components/page-changes";

/** The feature's part of the frame: what changed on the page that it stands below. */
export const parts: FramePart[] = [{ place: "below-article", Component: PageChanges }];
