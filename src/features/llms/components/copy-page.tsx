import { withPrefix } from "gatsby";
import { useRef, useState } from "react";
import { translate } from "../../../lib/words/translate";
import { Icon } from "../../../ui/icons";
import type { PageInfo } from "../../../ui/page-info";
import { settings } from "../../../ui/site-settings";
import { useDismissal } from "../../../ui/use-dismissal";
import { MARKDOWN_FILE } from "../markdown-file";
import { copyText } from "./copy-text";

/** A small menu above a doc: copies the page as Markdown, or shows that; it opens without scripts. */
export function CopyPage({ page: { path, version } }: { page: PageInfo }) {
  const [result, setResult] = useState<string>();
  const menu = useRef<HTMLDetailsElement>(null);
  // Always, since a reader may have opened it before React was there; to close what is closed does nothing.
  useDismissal(true, menu, () => menu.current?.removeAttribute("open"));
  if (!settings.llms || version === undefined) return null;
  const url = withPrefix(`${path}${MARKDOWN_FILE}`);
  return (
    <details ref={menu} className="copy-page" data-print="hide" onToggle={() => setResult(undefined)}>
      <summary>
        <Icon name="copy" />
        <span>{translate({ id: "copyPage.label" })}</span>
      </summary>
      <div>
        <button type="button" onClick={() => void copyText(url).then(setResult)}>
          {translate({ id: "copyPage.copy" })}
        </button>
        <a href={url}>{translate({ id: "copyPage.view" })}</a>
        <p role="status">{result}</p>
      </div>
    </details>
  );
}
