import type { Feature } from "../../build/feature";

/** Asks below each doc whether it helped, and leads to an issue about it; no answer is counted or tracked. */
export const feedback: Feature = { name: "feedback", frame: "src/features/feedback/frame.tsx" };
