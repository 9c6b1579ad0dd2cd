import { useState } from "react";
import { usePageInfo } from "../../../ui/page-info";

let firstPath: string | undefined;

/**
 * Whether the page that a browser was sent has an element of this selector, which says how its build drew a part; false
 * on other pages, which are drawn while that one is still there, and where HTML is made.
 */
export function useMarkOnPage(selector: string): boolean {
  const { path } = usePageInfo();
  const [isMarked] = useState(() => isMarkedOnPage(selector, path));
  return isMarked;
}

function isMarkedOnPage(selector: string, path: string): boolean {
  if (typeof document === "undefined") return false;
  firstPath ??= path;
  return path === firstPath && document.querySelector(selector) !== null;
}
