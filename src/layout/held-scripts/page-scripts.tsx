import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { frameContextOf } from "../../lib/frame-context";
import { TEMPLATE_ID } from "../../ui/held-scripts";
import { preferredVersionKey } from "../../ui/storage";

declare const __HOLD_SCRIPTS__: string;

/** What Gatsby knows of a page while it renders its HTML, as far as it matters here. */
export type PageData = {
  componentChunkName?: string;
  staticQueryHashes?: string[];
  result?: { pageContext?: unknown };
};

type Options = { pathname: string; prefix: string; when: "intent" | "load"; docs: readonly { id: string }[] };

/**
 * The template that will hold a page's scripts, still with nothing but what they fetch first (so that nothing waits for
 * anything else once they may run), and the script that lets them run.
 */
export function pageScripts(data: PageData, { pathname, prefix, when, docs }: Options): ReactElement[] {
  const { sidebarFile, instance } = frameContextOf(data.result?.pageContext);
  const page = pathname.replace(/^\/|\/$/g, "") || "index";
  const files = [
    `/page-data/${page}/page-data.json`,
    "/page-data/app-data.json",
    ...(data.staticQueryHashes ?? []).map((hash) => `/page-data/sq/d/${hash}.json`),
  ];
  const others = docs.filter(({ id }) => id !== instance).map(({ id }) => preferredVersionKey(id));
  return [
    <template
      key={TEMPLATE_ID}
      id={TEMPLATE_ID}
      data-chunk={data.componentChunkName}
      data-prefix={prefix}
      data-when={when}
      data-keys={others.join(" ") || undefined}
    >
      {files.map((file) => (
        <Preload key={file} href={prefix + file} />
      ))}
      {sidebarFile && <Preload href={`${prefix}/sidebars/${sidebarFile}.json`} sidebar={sidebarFile} />}
    </template>,
    <script key="own-hold" dangerouslySetInnerHTML={{ __html: __HOLD_SCRIPTS__ }} />,
  ];
}

function Preload({ href, sidebar }: { href: string; sidebar?: string }) {
  return <link rel="preload" as="fetch" crossOrigin="anonymous" href={href} data-sidebar={sidebar} />;
}

/** The key of Gatsby's script that names the page's route, which is another one on each page. */
const GATSBY_ROUTE_SCRIPT = "script-loader";

/**
 * Script text that stands for Gatsby's, the same on all pages, so that one security policy can name it: the route is
 * the script's `data-route`.
 */
export const ROUTE_SCRIPT = "window.pagePath=document.currentScript.dataset.route;";

/**
 * The end of a page's body with Gatsby's scripts in the template of `pageScripts`; as it is where there is none. What
 * has a key that begins with `own-` stays outside. Gatsby's script with the page's route is left out; `ROUTE_SCRIPT`
 * stands for it.
 */
export function holdBack(components: readonly ReactNode[]): ReactNode[] {
  const keyOf = (node: ReactNode) => (isValidElement(node) ? String(node.key) : "");
  const template = components.find((node) => keyOf(node) === TEMPLATE_ID) as
    ReactElement<{ children: ReactNode }> | undefined;
  if (!template) return [...components];
  const held = components.filter((node) => node !== template && !keyOf(node).startsWith("own-"));
  const scripts = held.filter((node) => keyOf(node) !== GATSBY_ROUTE_SCRIPT);
  return components
    .filter((node) => !held.includes(node))
    .map((node) => (node === template ? cloneElement(template, {}, template.props.children, ...scripts) : node));
}
