import { escapedAddress, isExternal, splitUrl } from "../../lib/routes/url";

/**
 * The text of `_redirects`, which Netlify, Cloudflare Pages, GitLab Pages and others read. Each rule stands twice: with
 * `301!` Netlify follows it although there is a page that leads on, too; the others leave that line out and take the
 * next one.
 */
export function redirectsFileOf(redirects: readonly { from: string; to: string }[], baseUrl: string): string {
  const rules = redirects.flatMap(({ from, to }) => {
    const target = isExternal(to) ? escaped(to) : prefixed(to, baseUrl);
    return formsOf(from).flatMap((form) => ["301!", "301"].map((status) => [form, target, status] as const));
  });
  return rules.map(([form, target, status]) => `${prefixed(form, baseUrl)} ${target} ${status}\n`).join("");
}

/** A route whose page shows at all addresses below it that have none, and the routes below it that have a page. */
type Rewrite = { to: string; pages: readonly string[] };

/**
 * Rules by which a page shows at all addresses below its route, behind those of redirects. The pages that are there
 * come first, each at its own address: Cloudflare Pages follows rules although a file is there.
 */
export function rewritesFileOf(rewrites: readonly Rewrite[], baseUrl: string): string {
  const rules = rewrites.flatMap(({ to, pages }) => [
    ...pages.flatMap((page) => {
      const route = encodedRoute(page);
      return [route, route.slice(0, -1)].map((form) => [form, route]);
    }),
    [`${encodedRoute(to)}*`, encodedRoute(to)],
  ]);
  const prefix = baseUrl.slice(0, -1);
  return rules.map(([from, route]) => `${prefix}${from} ${prefix}${route} 200\n`).join("");
}

/** A route, and its form with `.html`, which a route may have already; the home page has none. */
function formsOf(route: string): string[] {
  const path = encodedRoute(route);
  const plain = path.slice(0, -1);
  return route === "/" ? [path] : [path, plain.endsWith(".html") ? plain : `${plain}.html`];
}

/**
 * A route with each segment escaped. A segment that begins with a colon would name a placeholder, an asterisk would
 * stand for anything.
 */
function encodedRoute(route: string): string {
  return route
    .split("/")
    .map((segment) => encodeURIComponent(segment).replaceAll("*", "%2A").replaceAll("%40", "@"))
    .join("/");
}

/** An address of which nothing ends the rule or stands for something else; escapes that are there stay. */
function escaped(address: string): string {
  const { path, query, hash } = splitUrl(address);
  const whole = escapedAddress(`${path}${query}${hash}`);
  // The scheme's colon is none of a placeholder.
  return whole.replaceAll("*", "%2A").replace(/\/:/g, "/%3A");
}

function prefixed(route: string, baseUrl: string): string {
  return baseUrl.slice(0, -1) + escaped(route);
}
