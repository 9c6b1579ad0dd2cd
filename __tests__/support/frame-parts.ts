import type { FramePart } from "../../src/ui/frame-parts";

/** What features give the frame in tests: nothing, but for what a test puts in and takes out again. */
export const frameParts: FramePart[] = [];
