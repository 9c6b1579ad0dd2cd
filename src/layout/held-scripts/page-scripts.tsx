import { isValidElement, type ReactElement, type ReactNode } from "react";
import { frameContextOf } from "../../lib/pages/frame-context";
import { TEMPLATE_ID } from "../../ui/held-scripts";
import { preferredVersionKey } from "../../ui/storage";

/** What Gatsby knows of a page while it renders its HTML, as far as it matters here. */
export type PageData = {
  componentChunkName?: string;
  staticQueryHashes?: string[];
  result?: { pageContext?: unknown };
};

type Options = {
  pathname: string;
  prefix: string;
  when: "intent" | "load";
  docs: readonly { id: string }[];
  /** The stylesheet of what scripts alone show, from the site's root. */
  styles: string;
  /** Names of bundles that parts of the page ask for by themselves. */
  parts?: readonly string[];
};

/**
 * The template that will hold a page's scripts, still with nothing but the page's own bundles and what scripts fetch
 * first (so that nothing waits for anything else once they may run), and the script that lets them run, with those of
 * features for the end of a page.
 */
export function pageScripts(data: PageData, options: Options): ReactElement[] {
  const { pathname, prefix, when, docs, styles, parts = [] } = options;
  const { sidebarFile, instance } = frameContextOf(data.result?.pageContext);
  const page = pathname.replace(/^\/|\/$/g, "") || "index";
  const files = [
    `/page-data/${page}/page-data.json`,
    "/page-data/app-data.json",
    ...(data.staticQueryHashes ?? []).map((hash) => `/page-data/sq/d/${hash}.json`),
  ];
  const bundle = scriptsOf(data.componentChunkName ?? "");
  const others = docs.filter(({ id }) => id !== instance).map(({ id }) => preferredVersionKey(id));
  return [
    <template key={TEMPLATE_ID} id={TEMPLATE_ID} data-when={when} data-keys={others.join(" ") || undefined}>
      {bundle.map((file) => (
        <script key={file} src={`${prefix}/${file}`} async />
      ))}
      {files.map((file) => (
        <Preload key={file} href={prefix + file} />
      ))}
      {parts.flatMap(scriptsOf).map((file) => (
        <link key={file} rel="preload" as="script" href={`${prefix}/${file}`} />
      ))}
      {sidebarFile && <Preload href={`${prefix}/sidebars/${sidebarFile}.json`} sidebar={sidebarFile} />}
      <link rel="stylesheet" href={prefix + styles} />
    </template>,
    // One script, because each has a hash in the policy of each answer.
    <script key="own-hold" dangerouslySetInnerHTML={{ __html: `${__HOLD_SCRIPTS__}\n${__END_SCRIPTS__}`.trim() }} />,
  ];
}

function scriptsOf(bundle: string): string[] {
  return __BUNDLES__[bundle]?.filter((file) => file.endsWith(".js")) ?? [];
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

/** The slice of Gatsby's that holds the scripts of all pages, as its placeholder in a page names it. */
const SCRIPTS_SLICE = "_gatsby-scripts";

/**
 * The file of that slice, written once the scripts are bundled, from the site's root. Gatsby numbers what stands before
 * and after a slice's children; this one has none.
 */
export const SCRIPTS_SLICE_FILE = `public/_gatsby/slices/${SCRIPTS_SLICE}-1.html`;

/** What `holdBack` makes texts with: HTML of elements, and the text of `SCRIPTS_SLICE_FILE`. */
type Texts = { markupOf: (node: ReactNode) => string; scriptsSlice: () => string };

/**
 * The end of a page's body with Gatsby's scripts in the template of `pageScripts`; as it is where there is none. What
 * has a key that begins with `own-` stays outside. Gatsby's script with the page's route is left out; `ROUTE_SCRIPT`
 * stands for it. The slice of scripts is put in as Gatsby would after it rendered all pages, so that a page is written
 * once; where only scripts change in a later build, Gatsby finds the slice by the same comments.
 */
export function holdBack(components: readonly ReactNode[], { markupOf, scriptsSlice }: Texts): ReactNode[] {
  const keyOf = (node: ReactNode) => (isValidElement(node) ? String(node.key) : "");
  const template = components.find((node) => keyOf(node) === TEMPLATE_ID) as
    | ReactElement<{ children: ReactNode }>
    | undefined;
  if (!template) return [...components];
  const held = components.filter((node) => node !== template && !keyOf(node).startsWith("own-"));
  const scripts = held.filter((node) => keyOf(node) !== GATSBY_ROUTE_SCRIPT);
  const textOf = (node: ReactNode) => (isScriptsSlice(node) ? stitched(scriptsSlice()) : markupOf(node));
  const { children, ...attributes } = template.props;
  // A browser that loads six files of a host at a time begins with the largest.
  const html = scripts.map(textOf).join("") + markupOf(children);
  const filled = <template {...attributes} key={TEMPLATE_ID} dangerouslySetInnerHTML={{ __html: html }} />;
  return components.filter((node) => !held.includes(node)).map((node) => (node === template ? filled : node));
}

function isScriptsSlice(node: ReactNode): boolean {
  return isValidElement<{ sliceId?: string }>(node) && node.props.sliceId === SCRIPTS_SLICE;
}

/** As Gatsby's `stitching.js` leaves a slice in a page. */
function stitched(html: string): string {
  const id = `${SCRIPTS_SLICE}-1`;
  return `<!-- slice-start id="${id}" -->${html}<!-- slice-end id="${id}" -->`;
}
