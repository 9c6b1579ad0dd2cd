/** Values of a configuration, or functions that give them, for those inside a company and for the public. */
type Choice = { internal?: unknown; external?: unknown };

/** Nothing is an empty list, which may stand in lists and be spread into lists and objects. */
const publicOf = ({ external }: Choice): unknown =>
  typeof external === "function" ? (external as () => unknown)() : (external ?? []);

const PUBLIC = { fbContent: publicOf, fbInternalOnly: () => [], isInternal: () => false };

/** Packages of projects that also have an edition inside their company: what they choose is the public's. */
const NAMES = ["docusaurus-plugin-internaldocs-fb/internal", "internaldocs-fb-helpers"];

/** Modules that choose between two editions of a project, by the names under which they are imported. */
export function switches(): Record<string, unknown> {
  return Object.fromEntries(NAMES.map((name) => [name, { ...PUBLIC, default: PUBLIC }]));
}
