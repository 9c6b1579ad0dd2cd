import type { Policy } from "../../../src/lib/html/content-policy";
import { headerRules, segmentOf, type RuledSite } from "../../../src/features/security-headers/rules";

const EVAL = { "default-src": ["'none'"], "script-src": ["'sha256-frame'", "'unsafe-eval'"] };
const site: RuledSite = {
  pages: new Map([
    ["", new Set(["'sha256-b'", "'sha256-a'"])],
    ["docs", new Set(["'sha256-a'"])],
  ]),
  documents: { "live-code": EVAL },
  added: [],
  below: {},
  files: [],
};
const PATHS = ["/*", "/", "/docs/*", "/live-code/*"];
const policyOf = (path: string, changes: Partial<RuledSite> = {}) =>
  headerRules({ ...site, ...changes }).find((rule) => rule.path === path)?.headers["Content-Security-Policy"] ?? "";
const directivesOf = (policy: string) =>
  new Map(policy.split("; ").map((directive) => [directive.split(" ")[0] ?? "", directive.split(" ").slice(1)]));

test("every answer carries what all share, in this order", () => {
  expect(headerRules(site).map(({ path }) => path)).toEqual(PATHS);
  expect(headerRules(site)[0]).toMatchInlineSnapshot(`
    {
      "headers": {
        "Content-Security-Policy": "base-uri 'none'; object-src 'none'; frame-ancestors 'self'; form-action 'self'; script-src-attr 'none'; script-src-elem 'self' 'sha256-a' 'sha256-b' 'sha256-frame'",
        "Permissions-Policy": "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Strict-Transport-Security": "max-age=31536000",
        "X-Content-Type-Options": "nosniff",
      },
      "path": "/*",
    }
  `);
});

test("pages run the site's scripts and those whose hashes they have", () => {
  expect(policyOf("/")).toMatchInlineSnapshot(
    `"default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; base-uri 'none'; object-src 'none'; frame-ancestors 'self'; form-action 'self'; script-src-attr 'none'"`,
  );
  expect(directivesOf(policyOf("/docs/*")).get("script-src")).toEqual(["'self'", "'sha256-a'"]);
});

test("no page may evaluate text or run what has no hash", () => {
  const unsafeIn = (path: string) =>
    [...directivesOf(policyOf(path))]
      .filter(([directive]) => /^(?:default|script)-src/.test(directive))
      .flatMap(([, sources]) => sources.filter((source) => source.startsWith("'unsafe-")));
  expect(PATHS.map(unsafeIn)).toEqual([[], [], [], ["'unsafe-eval'"]]);
  // Without one, a policy allows all scripts.
  expect(["/", "/docs/*"].map((path) => directivesOf(policyOf(path)).has("script-src"))).toEqual([true, true]);
});

test("a document that needs more has a policy of its own, within what none may do", () => {
  const own = directivesOf(policyOf("/live-code/*"));
  expect(own.get("script-src")).toEqual(EVAL["script-src"]);
  expect(own.get("frame-ancestors")).toEqual(["'self'"]);
  expect(policyOf("/docs/*")).not.toContain("sha256-frame");
});

test("the policy for all addresses takes nothing away from any document, whether hosts send it beside its own or not", () => {
  const [all = new Map<string, string[]>(), ...documents] = PATHS.map((path) => directivesOf(policyOf(path)));
  // A document is free in what its own policy does not name.
  const allowed = (own: Map<string, string[]>, directive: string) =>
    own.get(directive) ?? (directive === "script-src-elem" ? own.get("script-src") : undefined) ?? ["*"];
  const lost = documents.flatMap((own, index) =>
    [...all].flatMap(([directive, sources]) =>
      allowed(own, directive)
        .filter((source) => ![...sources, "'unsafe-eval'"].includes(source))
        .map((source) => `${PATHS[index + 1]} ${directive} ${source}`),
    ),
  );
  expect(all.size).toBeGreaterThan(1);
  expect(lost).toEqual([]);
});

test("what a site allows, and what its features ask for, join what pages may do", () => {
  const added: Policy[] = [{ "connect-src": ["https://search.example"] }, { "img-src": ["https://img.example"] }];
  const policy = directivesOf(policyOf("/docs/*", { added }));
  expect(policy.get("connect-src")).toEqual(["'self'", "https://search.example"]);
  expect(policy.get("img-src")).toEqual(["'self'", "data:", "https://img.example"]);
  expect(policyOf("/live-code/*", { added })).not.toContain("example");
});

test("pages below a first segment may do what the site allows to them alone", () => {
  const below = { docs: { "object-src": ["'self'"], "img-src": ["https://img.example"] } };
  const objects = (path: string) => directivesOf(policyOf(path, { below })).get("object-src");
  expect([objects("/docs/*"), objects("/"), objects("/live-code/*")]).toEqual([["'self'"], ["'none'"], ["'none'"]]);
  expect(directivesOf(policyOf("/docs/*", { below })).get("img-src")).toEqual([
    "'self'",
    "data:",
    "https://img.example",
  ]);
  // Some hosts send this one, too: what it forbids nobody may do.
  expect(objects("/*")).toEqual(["'self'"]);
  expect(policyOf("/*", { below })).not.toContain("img");
});

test.each(["script-src", "object-src"])(
  "what a site allows by %s holds where hosts send the policy for all, too",
  (name) => {
    const own = [{ [name]: ["https://scripts.example"] }];
    const common = name === "script-src" ? "script-src-elem" : name;
    const allowedBy = (path: string, directive: string, changes: Partial<RuledSite>) =>
      directivesOf(policyOf(path, changes)).get(directive)?.includes("https://scripts.example");
    for (const changes of [{ added: own }, { below: { docs: own[0] ?? {} } }])
      expect([allowedBy("/docs/*", name, changes), allowedBy("/*", common, changes)]).toEqual([true, true]);
  },
);

test("files whose names change with what is in them are kept for a year, and no others", () => {
  const files = [
    "app-39ca33c2b39022526d19.js",
    "styles.01c44ccc0.css",
    "125-3c98b4c56b7a13c78c01.js",
    "katex-0.19.1",
    "static",
    "search/default.0123456789ab",
    "search/manifest.json",
    "feed.css",
    "docs",
    "manifest.webmanifest",
    "component---src-features-docs-templates-doc-tsx-61ff79bb61eb2d371e97.js",
    "index.html",
    "page-data",
    "img",
  ];
  const kept = headerRules({ ...site, files }).filter(({ headers }) => "Cache-Control" in headers);
  expect(kept.map(({ path }) => path)).toEqual([
    "/app-39ca33c2b39022526d19.js",
    "/styles.01c44ccc0.css",
    "/125-3c98b4c56b7a13c78c01.js",
    "/katex-0.19.1/*",
    "/static/*",
    "/search/default.0123456789ab/*",
    "/component---src-features-docs-templates-doc-tsx-61ff79bb61eb2d371e97.js",
  ]);
  expect(new Set(kept.map(({ headers }) => headers["Cache-Control"]))).toEqual(
    new Set(["public, max-age=31536000, immutable"]),
  );
});

test("the worker is asked for anew each time", () => {
  expect(headerRules({ ...site, files: ["sw.js"] }).at(-1)).toEqual({
    path: "/sw.js",
    headers: { "Cache-Control": "no-cache" },
  });
});

test.each([
  ["/", ""],
  ["/docs/a/", "docs"],
  ["/docs/", "docs"],
])("the first segment of %s is '%s'", (route, segment) => {
  expect(segmentOf(route)).toBe(segment);
});
