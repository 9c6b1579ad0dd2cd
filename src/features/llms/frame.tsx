import type { FramePart } from "../../ui/frame-parts";
import { CopyPage } from "./components/copy-page";

/** The feature's part of the frame: what is to be done with the page's Markdown. */
export const parts: FramePart[] = [{ place: "above-article", Component: CopyPage }];
