import type { ColorMode } from "../../../../ui/color-mode";

/**
 * Code of a live block: one component or element, or with `noInline` statements that call `render`; with types where it
 * is TypeScript.
 */
export type LiveCode = { code: string; noInline: boolean; typescript: boolean };

/**
 * What a page tells its live frame: code to show, a number that changes when it is to start afresh, and the page's
 * colour mode.
 */
export type LiveTask = LiveCode & { run: number; mode: ColorMode };

/** What a live frame tells its page: that it listens, or how tall its content is, in CSS pixels. */
export type LiveReply = { ready: true } | { height: number };

/** Whether a message from a frame is one of a live frame's. */
export function isLiveReply(data: unknown): data is LiveReply {
  if (typeof data !== "object" || data === null) return false;
  return "height" in data ? Number.isFinite(data.height) : "ready" in data;
}
