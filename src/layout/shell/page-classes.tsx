import { useBeforePaint } from "../../ui/use-before-paint";
import { usePageInfo } from "../../ui/page-info";

/** Gives `<html>` the classes of the page, in the place of those of the page before. */
export function PageClasses() {
  const { htmlClass = "" } = usePageInfo();
  useBeforePaint(() => {
    const { classList } = document.documentElement;
    const names = htmlClass.split(" ").filter(Boolean);
    classList.add(...names);
    return () => classList.remove(...names);
  }, [htmlClass]);
  return null;
}
