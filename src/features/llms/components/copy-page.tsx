import { withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { translate } from "../../../lib/words/translate";
import { Icon } from "../../../ui/icons";
import type { PageInfo } from "../../../ui/page-info";
import { settings } from "../../../ui/site-settings";
import { useDismissal } from "../../../ui/use-dismissal";
import { MARKDOWN_FILE } from "../markdown-file";
import { copyText } from "./copy-text";

/** How long the menu says that the page is copied, before it closes. */
const COPIED_MS = 1500;

/** A small menu above a doc: copies the page as Markdown, or shows that; it opens without scripts. */
export function CopyPage({ page: { path, version } }: { page: PageInfo }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  // Always, since a reader may have opened it before React was there; to close what is closed does nothing.
  useDismissal(true, menu, close);
  const [isCopied, setIsCopied] = useState<boolean>();
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => {
      menu.current?.querySelector("summary")?.focus({ preventScroll: true });
      close();
    }, COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!settings.llms || version === undefined) return null;
  const url = withPrefix(`${path}${MARKDOWN_FILE}`);
  const copied = translate({ id: "copyPage.copied" });
  return (
    <details ref={menu} className="copy-page" data-print="hide" onToggle={() => setIsCopied(undefined)}>
      <summary>
        <Icon name="copy" />
        <span>{translate({ id: "copyPage.label" })}</span>
      </summary>
      <div>
        <button type="button" onClick={() => void copyText(url).then(setIsCopied)}>
          {isCopied && <Icon name="check" />}
          {isCopied ? copied : translate({ id: "copyPage.copy" })}
        </button>
        <a href={url}>{translate({ id: "copyPage.view" })}</a>
        <p role="status" className={isCopied ? "visually-hidden" : undefined}>
          {isCopied ? copied : isCopied === false && translate({ id: "copyPage.failed" })}
        </p>
      </div>
    </details>
  );
}
