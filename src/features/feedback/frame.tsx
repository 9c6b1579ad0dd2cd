import type { FramePart } from "../../ui/frame-parts";
import { PageQuestion } from "./components/page-question";

/** The feature's part of the frame: the question below each doc. */
export const parts: FramePart[] = [{ place: "below-article", Component: PageQuestion }];
