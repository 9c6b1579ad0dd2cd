import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DocsDataProvider } from "../../src/ui/docs-data";
import { PageInfoProvider, type PageInfo } from "../../src/ui/page-info";
import type { DocsData } from "../../src/lib/docs/docs-data";

/** A component's HTML as the server sends it, one tag to a line, without styles and their generated class names. */
export function markupOf(
  element: ReactNode,
  page: PageInfo = { path: "/" },
  docs: DocsData = { instances: [] },
): string {
  const html = renderToStaticMarkup(
    <DocsDataProvider value={docs}>
      <PageInfoProvider value={page}>{element}</PageInfoProvider>
    </DocsDataProvider>,
  );
  return html
    .replace(/<style[^>]*>.*?<\/style>/gs, "")
    .replace(/ class="([^"]*)"/g, (_, names: string) => classAttribute(names))
    .replace(/<svg[^>]*>.*?<\/svg>/gs, "<svg/>")
    .replace(/></g, ">\n<");
}

function classAttribute(names: string): string {
  const own = names.split(" ").filter((name) => name && !name.startsWith("css-"));
  return own.length > 0 ? ` class="${own.join(" ")}"` : "";
}
