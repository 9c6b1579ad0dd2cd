import { withPrefix } from "gatsby";
import { useState } from "react";
import { translate, type MessageId } from "../../../lib/translate";
import { Icon } from "../../../ui/icons";
import type { PageInfo } from "../../../ui/page-info";
import { settings } from "../../../ui/site-settings";
import { MARKDOWN_FILE } from "../markdown-file";

/** A small menu above a doc: copies the page as Markdown, or shows that; it opens without scripts. */
export function CopyPage({ page: { path, version } }: { page: PageInfo }) {
  const [result, setResult] = useState<MessageId>();
  if (!settings.llms || version === undefined) return null;
  const url = withPrefix(`${path}${MARKDOWN_FILE}`);
  const copy = async () => {
    const { copyText } = await import("./copy-text");
    setResult(await copyText(url));
  };
  return (
    <details className="copy-page" data-print="hide" onToggle={() => setResult(undefined)}>
      <summary>
        <Icon name="copy" />
        {translate({ id: "copyPage.label" })}
      </summary>
      <div>
        <button type="button" onClick={() => void copy()}>
          {translate({ id: "copyPage.copy" })}
        </button>
        <a href={url}>{translate({ id: "copyPage.view" })}</a>
        <p role="status">{result && translate({ id: result })}</p>
      </div>
    </details>
  );
}
