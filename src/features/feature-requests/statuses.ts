/** How far requests are, in the order in which readers see them. */
export const STATUSES = ["started", "planned", "open", "done", "declined"] as const;
/** How far a request is. */
export type RequestStatus = (typeof STATUSES)[number];
