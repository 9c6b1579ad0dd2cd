/** What a document may load and do, as a Content-Security-Policy says it: sources by directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** A policy as the value of its header or of a `<meta>` element. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

/**
 * A policy that also allows what others add: sources join those of their directive, or of the one that stands for it,
 * and take the place of `'none'`.
 */
export function withSources(policy: Policy, ...added: readonly Policy[]): Policy {
  const joined: Record<string, readonly string[]> = { ...policy };
  for (const [directive, sources] of added.flatMap((one) => Object.entries(one))) {
    const before = (joined[directive] ?? joined["default-src"] ?? []).filter((source) => source !== "'none'");
    joined[directive] = [...new Set([...before, ...sources])];
  }
  return joined;
}

/** What a feature asks of the security policies beyond what all pages may do. */
export type FeaturePolicy = {
  /** Sources of other sites that pages need, by directive. */
  pages?: Policy;
  /** The whole policy of documents that need more than pages, by the first segment of their addresses. */
  documents?: Readonly<Record<string, Policy>>;
};
