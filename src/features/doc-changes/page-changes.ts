/** Folder below `public` with what differs between versions of docs, a file for each doc that differs. */
export const CHANGES_FOLDER = "doc-changes";

/** Lines that a doc has beside those of its older text, and lines that are gone. */
export type ChangeCounts = { added: number; removed: number };
