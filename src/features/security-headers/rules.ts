import { compareText } from "../../lib/values/compare-text";
import { policyText, type Policy } from "../../lib/html/content-policy";
import { isHashedFile, isHashedFolder } from "../../lib/routes/hashed-files";
import { FOREVER, type HeaderRule } from "./headers-file";
import { commonPolicy, documentPolicy, pagePolicy } from "./policies";

/** What every answer of the site carries beside a policy. */
const ALL: Record<string, string> = {
  // Browsers heed it over HTTPS alone; a year, without subdomains, which may be others'.
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
};

/** What the rules are made of. */
export type RuledSite = {
  /** The hashes of inline scripts by the first segment of the addresses of pages; that of the home page is empty. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** The policies of documents that need more than pages, by the same. */
  documents: Readonly<Record<string, Policy>>;
  /** What other sites the pages need, by directive. */
  added: readonly Policy[];
  /** What pages below a first segment need beside. */
  below: Readonly<Record<string, Policy>>;
  /** Files and folders of the build, by their paths from its root. */
  files: readonly string[];
};

/**
 * The headers of the site. Hosts disagree about two rules that name the same header: some join the values, some take
 * one. So each address has its policy and its lifetime by one rule, with one exception: the rule for all addresses has
 * a policy, too, which holds for all of them.
 *
 * There is a rule for each first segment of addresses, so that their number does not grow with that of the pages.
 */
export function headerRules({ pages, documents, added, below, files }: RuledSite): HeaderRule[] {
  const hashes = [...new Set([...pages.values()].flatMap((own) => [...own]))].sort();
  const ownPolicies = Object.entries(documents).map(([name, policy]) => [name, documentPolicy(policy)] as const);
  const policies = new Map<string, Policy>([
    ...[...pages].map(([name, own]) => [name, pagePolicy([...own].sort(), ...added, below[name] ?? {})] as const),
    ...ownPolicies,
  ]);
  const common = commonPolicy(
    hashes,
    ownPolicies.map(([, policy]) => policy),
    [...added, ...Object.values(below)],
  );
  const lifetimes = files.flatMap(lifetimeRules);
  return [
    { path: "/*", headers: { ...ALL, "Content-Security-Policy": policyText(common) } },
    ...[...policies]
      .sort(([one], [other]) => compareText(one, other))
      .map(([name, policy]) => ({ path: pathOf(name), headers: { "Content-Security-Policy": policyText(policy) } })),
    ...lifetimes,
  ];
}

/** The first segment of a route, without slashes; empty for the home page. */
export function segmentOf(route: string): string {
  return route.split("/")[1] ?? "";
}

function pathOf(segment: string): string {
  return segment === "" ? "/" : `/${segment}/*`;
}

function lifetimeRules(name: string): HeaderRule[] {
  // The one script that readers with an old site ask for.
  if (name === "sw.js") return [{ path: "/sw.js", headers: { "Cache-Control": "no-cache" } }];
  const headers = { "Cache-Control": FOREVER };
  if (isHashedFolder(name)) return [{ path: `/${name}/*`, headers }];
  return isHashedFile(name) ? [{ path: `/${name}`, headers }] : [];
}
