import { routeOf } from "../../lib/routes/url";

/** The views of the debug pages, in the order of their links; the first one also stands at `DEBUG_ROUTE`. */
export const DEBUG_VIEWS = ["config", "content", "globalData", "metadata", "registry", "routes", "checks"] as const;

/** The name of a view, which is the end of its route. */
export type DebugView = (typeof DEBUG_VIEWS)[number];

/** Route of the debug pages. */
export const DEBUG_ROUTE = "/__docusaurus/debug/";

/** Folder of the views' data below `public`. */
export const DEBUG_FOLDER = "debug-data";

/** File in `DEBUG_FOLDER` that lists the parts of all views. */
export const DEBUG_INDEX = "index.json";

/** A row of a view: what it is called, where it leads, a short remark, and all that is known of it. */
export type DebugRow = { label: string; to: string; note?: string; data: unknown };

/** A part of a view, such as one instance's pages: its title, the file with its rows, and how many there are. */
export type DebugPart = { title: string; file: string; rows: number };

/** The parts of each view that has any. */
export type DebugIndex = Partial<Record<DebugView, DebugPart[]>>;

/** The route of a view. */
export function viewRoute(view: DebugView): string {
  return routeOf(DEBUG_ROUTE, view);
}

/** The address of a view that shows what a search for a text finds, for rows that are no page. */
export function searchAddress(view: DebugView, text: string): string {
  return `${viewRoute(view)}?${new URLSearchParams({ q: text }).toString()}`;
}
