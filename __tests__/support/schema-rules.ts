/** The properties that a thing must have: schema.org's, and those without which Google shows nothing of it. */
const REQUIRED: Record<string, string[]> = {
  WebSite: ["@id", "url", "name"],
  SearchAction: ["target", "query-input"],
  EntryPoint: ["urlTemplate"],
  SoftwareApplication: ["name", "applicationCategory", "operatingSystem", "offers"],
  Offer: ["price", "priceCurrency"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  BlogPosting: ["headline", "datePublished", "dateModified", "author", "mainEntityOfPage", "publisher", "url"],
  Blog: ["@id", "name"],
  DefinedTermSet: ["@id", "url", "name", "hasDefinedTerm"],
  DefinedTerm: ["@id", "name", "description"],
  Person: ["name"],
  Organization: ["name", "url"],
};
const ADDRESSES = ["url", "item", "@id", "image", "mainEntityOfPage"];
const DATES = ["datePublished", "dateModified"];

/** What the structured data in a page's HTML break of the rules of schema.org; no data break none. */
export function schemaFaults(html: string): string[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, json = ""]) => {
    const { "@context": context, "@graph": graph } = JSON.parse(json) as Record<string, unknown>;
    return [...(context === "https://schema.org" ? [] : ["no context"]), ...faultsIn(graph, "graph")];
  });
}

function faultsIn(value: unknown, at: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry, place) => [...faultsIn(entry, at), ...positionFaults(entry, place, at)]);
  if (value === null || typeof value !== "object") return [];
  const thing = value as Record<string, unknown>;
  const type = String(thing["@type"]);
  const required = REQUIRED[type];
  if (!required) return [`${at}: unknown type ${type}`];
  return [
    ...required
      .filter((name) => [undefined, null, ""].includes(thing[name] as never))
      .map((name) => `${type} has no ${name}`),
    ...ADDRESSES.filter((name) => name in thing && !/^https?:\/\/[^ ]+$/.test(String(thing[name]))).map(
      (name) => `${type}: ${name} is no address`,
    ),
    ...DATES.filter((name) => name in thing && !/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/.test(String(thing[name]))).map(
      (name) => `${type}: ${name} is no date`,
    ),
    ...Object.entries(thing).flatMap(([name, inner]) => faultsIn(inner, `${type}.${name}`)),
  ];
}

function positionFaults(entry: unknown, place: number, at: string): string[] {
  const position = (entry as { position?: number } | null)?.position;
  return position === undefined || position === place + 1 ? [] : [`${at}: position ${position} at place ${place + 1}`];
}
