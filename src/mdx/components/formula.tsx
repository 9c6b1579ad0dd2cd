import { withPrefix } from "gatsby";
import { useEffect } from "react";
import { translate } from "../../lib/words/translate";

/** A formula, drawn at build; a block scrolls in itself where it is wider than the page. */
export function Formula({ html, block = false }: { html: string; block?: boolean }) {
  if (!block) return <span className="formula" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div
      className="formula-block"
      role="group"
      aria-label={translate({ id: "formula.label" })}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The stylesheet of formulas, beside the first one of a page; later pages of the visit find it loaded. */
export function FormulaStyles({ href }: { href: string }) {
  const url = withPrefix(href);
  useEffect(() => {
    if (document.head.querySelector(`link[href="${url}"]`)) return;
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: url }));
  }, [url]);
  return <link rel="stylesheet" href={url} />;
}
