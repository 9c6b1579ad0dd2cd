import { compareText } from "../../../lib/values/compare-text";
import type { DebugRow } from "../views";
import { word } from "../words";

/** A link of a page, with the place where its author wrote it. */
type PlacedLink = { url: string; line?: number };

type Host = { links: number; urls: Map<string, { file: string; line?: number }> };

const SHOWN_URLS = 50;

/** The links of the site that leave it, by host: nobody but their hosts can say whether they still lead anywhere. */
export class ExternalHosts {
  readonly #hosts = new Map<string, Host>();

  /** Counts the links of a file. */
  add(file: string, links: readonly PlacedLink[]): void {
    for (const { url, line } of links) {
      const host = hostOf(url);
      if (host === undefined) continue;
      const known = this.#hosts.get(host) ?? { links: 0, urls: new Map<string, { file: string; line?: number }>() };
      known.links += 1;
      if (!known.urls.has(url) && known.urls.size < SHOWN_URLS) known.urls.set(url, { file, line });
      this.#hosts.set(host, known);
    }
  }

  /** A row for each host, by the alphabet, with the first place of each of its addresses. */
  rows(): DebugRow[] {
    const byName = [...this.#hosts].sort(([one], [other]) => compareText(one, other));
    return byName.map(([host, { links, urls }]) => ({
      label: host,
      to: `https://${host}/`,
      note: word("links", { count: links }),
      data: { host, links, addresses: Object.fromEntries(urls) },
    }));
  }
}

function hostOf(url: string): string | undefined {
  const absolute = url.startsWith("//") ? `https:${url}` : url;
  return /^https?:/i.test(absolute) && URL.canParse(absolute) ? new URL(absolute).host : undefined;
}
