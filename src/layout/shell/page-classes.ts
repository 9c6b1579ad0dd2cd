import type { PageInfo } from "../../ui/page-info";
import { useBeforePaint } from "../../ui/use-before-paint";

/** Gives `<html>` the classes of the page, in the place of those of the page before. */
export function usePageClasses({ htmlClass = "" }: Pick<PageInfo, "htmlClass">): void {
  useBeforePaint(() => {
    const { classList } = document.documentElement;
    const names = htmlClass.split(" ").filter(Boolean);
    classList.add(...names);
    return () => classList.remove(...names);
  }, [htmlClass]);
}
