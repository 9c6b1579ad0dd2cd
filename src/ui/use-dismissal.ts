import { useEffect, type RefObject } from "react";

/**
 * Calls `close` while a part of the page is open, on Escape, and on a press or the focus elsewhere. Escape brings the
 * focus back to what opens the part: its first button or summary.
 */
export function useDismissal(isOpen: boolean, root: RefObject<HTMLElement>, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onElsewhere = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      if (root.current?.contains(document.activeElement))
        root.current.querySelector<HTMLElement>("button, summary")?.focus();
      close();
    };
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
      document.removeEventListener("keydown", onKey);
    };
  }, [isOpen, root, close]);
}
