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
 * nothing where one of them is free. `added` is what pages need beside, all of them or those of some segments.
 */
export function commonPolicy(
  hashes: readonly string[],
  documents: readonly Policy[],
  added: readonly Policy[] = [],
): Policy {
  const scripts = documents.map((policy) => policy["script-src"] ?? []).flat();
  const sources = [...hashes, ...scripts].filter((source) => source !== "'unsafe-eval'" && source !== "'self'");
  const common: Policy = { ...EVERYWHERE, [OF_SCRIPTS]: ["'self'", ...new Set(sources)] };
  const allowed = added
    .flatMap((policy) => Object.entries(policy))
    .map(([directive, more]): [string, readonly string[]] => [
      directive === "script-src" ? OF_SCRIPTS : directive,
      more,
    ])
    .filter(([directive]) => directive in common);
  return withSources(common, ...allowed.map(([directive, more]) => ({ [directive]: more })));
}

/** The directive of elements alone: what evaluates text is a matter of the document's own policy. */
const OF_SCRIPTS = "script-src-elem";
