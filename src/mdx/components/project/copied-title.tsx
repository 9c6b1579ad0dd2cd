import { createContext, useContext, useRef, useState, type ReactNode } from "react";
import { useBeforePaint } from "../../../ui/use-before-paint";
import { useMarkOnPage } from "./mark-on-page";

/** The components of Docusaurus' theme of which a copy may draw the title of a page whose content has none. */
export const DRAWS_TITLE: readonly string[] = ["DocItem", "DocItem/Layout", "DocItem/Content"];

/** Within what a copy of one of these is given: whether it draws a title, as far as that is known. */
export const CopyDrawsTitle = /* #__PURE__ */ createContext<boolean | undefined>(undefined);

/** The attribute of the mark that stands in the place of a title that a copy draws. */
const TITLE_OF_COPY = "data-title-of-copy";

/**
 * The title of a page whose content has none; nothing within a copy that draws one. The build has seen whether it does,
 * and a browser that draws the page itself sees it before it shows the page.
 */
export function CopiedTitle({ children }: { children: ReactNode }): ReactNode {
  const drawsTitle = useContext(CopyDrawsTitle);
  const isMarked = useMarkOnPage(`[${TITLE_OF_COPY}]`);
  const [isSecond, setSecond] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useBeforePaint(() => {
    if (drawsTitle !== undefined && title.current && isSecondTitle(title.current)) setSecond(true);
  }, [drawsTitle]);
  // A mark that a browser drew would be taken for one of the page that it was sent.
  if (isSecond) return null;
  if (drawsTitle !== undefined && (drawsTitle || isMarked)) return <i hidden {...{ [TITLE_OF_COPY]: "" }} />;
  return <h1 ref={title}>{children}</h1>;
}

/** Whether a page has another title outside of its text. */
function isSecondTitle(title: HTMLElement): boolean {
  const titles = [...(title.closest("main")?.querySelectorAll("h1") ?? [])];
  return titles.some((other) => other !== title && !other.closest(".prose"));
}
