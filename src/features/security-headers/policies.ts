import { withSources, type Policy } from "../../lib/html/content-policy";

/**
 * What no document of the site does unless src/site.ts allows it to some. It stands in the rule for all addresses, and
 * again in the rule of each document: some hosts send both, and some only the second.
 */
const EVERYWHERE: Policy = {
  "base-uri": ["'none'"],
  "object-src": ["'none'"],
  "frame-ancestors": ["'self'"],
  "form-action": ["'self'"],
  "script-src-attr": ["'none'"],
};

/**
 * What pages may do: run the site's own scripts, and of those in their HTML the ones whose hashes are given; load what
 * is of the site. Styles may stand in the HTML, because formulas, diagrams and pictures bring some.
 */
export function pagePolicy(hashes: readonly string[], ...added: readonly Policy[]): Policy {
  const own: Policy = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'", "data:"],
    ...EVERYWHERE,
  };
  return withSources(own, ...added);
}

/** The policy of a document that needs more than pages: its own, and what none may do. */
export function documentPolicy(policy: Policy): Policy {
  return { ...EVERYWHERE, ...policy };
}

/**
 * The policy for all addresses, also those without a page: it allows what the policy of any document allows, and says
 * nothing where one of them is free. `below` is what pages of some segments need beside.
 */
export function commonPolicy(
  hashes: readonly string[],
  documents: readonly Policy[],
  below: readonly Policy[] = [],
): Policy {
  const scripts = documents.map((policy) => policy["script-src"] ?? []).flat();
  const sources = [...hashes, ...scripts].filter((source) => source !== "'unsafe-eval'" && source !== "'self'");
  const common: Policy = { ...EVERYWHERE, "script-src-elem": ["'self'", ...new Set(sources)] };
  const allowed = below.flatMap((policy) => Object.entries(policy)).filter(([directive]) => directive in common);
  return withSources(common, ...allowed.map(([directive, added]) => ({ [directive]: added })));
}
