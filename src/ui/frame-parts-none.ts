import type { FramePart } from "./frame-parts";

/** What the module `frame-parts` holds where no build has written it: for the type checker and for commands. */
export const frameParts: readonly FramePart[] = [];
