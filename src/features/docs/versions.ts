import type { SiteContext } from "../../build/context/context";
import { invariant } from "../../lib/invariant";
import { readVersions } from "./files";
import type { DocNode } from "./nodes";
import { versionContentOf, type VersionContent } from "./version-content";
import type { Version } from "./version";

/**
 * The content of each version, computed once per build and process: the pages of a build and the queries of its pages
 * ask for it thousands of times.
 */
export class VersionContents {
  readonly #known = new Map<string, Promise<VersionContent> | VersionContent>();
  #all: VersionContent[] = [];

  /** The content of all versions as it was computed last; none before. */
  get all(): readonly VersionContent[] {
    return this.#all;
  }

  /** Computes the content of all versions anew from all docs; what was known before is forgotten. */
  refresh(docs: readonly DocNode[], context: SiteContext): VersionContent[] {
    this.#known.clear();
    const byVersion = new Map<string, DocNode[]>();
    for (const doc of docs) {
      const key = keyOf(doc.instance, doc.version);
      const own = byVersion.get(key) ?? [];
      own.push(doc);
      byVersion.set(key, own);
    }
    this.#all = context.site.docs.flatMap((instance) =>
      readVersions(context.root, instance).versions.map((version) => {
        const key = keyOf(instance.id, version.name);
        const content = versionContentOf(context, instance, version, byVersion.get(key) ?? []);
        this.#known.set(key, content);
        return content;
      }),
    );
    return this.#all;
  }

  /**
   * The content of a version; `docsOf` gives its docs in a process that made no pages, and is asked once. Throws for an
   * instance that src/site.ts does not name.
   */
  async of(version: Version, docsOf: () => Promise<DocNode[]>, context: SiteContext): Promise<VersionContent> {
    const key = keyOf(version.instance, version.name);
    const known = this.#known.get(key);
    if (known) return known;
    const instance = context.site.docs.find(({ id }) => id === version.instance);
    invariant(instance, `There is no docs instance '${version.instance}' in src/site.ts.`);
    const content = docsOf().then((docs) => versionContentOf(context, instance, version, docs));
    this.#known.set(key, content);
    return content;
  }
}

function keyOf(instance: string, version: string): string {
  return `${instance} ${version}`;
}
