import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import type { SiteContext } from "../../build/context/context";
import { addTo } from "../../lib/values/add-to";
import { invariant } from "../../lib/values/invariant";
import { readVersions } from "./files";
import { listedDoc, type DocNode, type ListedDoc } from "./nodes";
import { versionContentOf, type VersionContent } from "./version-content";
import type { Version } from "./version";

/** Where the programs that run queries find what the one that made the pages has computed, from the site's root. */
const FILE = ".cache/docs/versions";

/**
 * The content of each version, computed once per build: its pages and their queries ask for it thousands of times. To
 * compute it in each process took 0.15 GB for 10,000 docs in every one.
 */
export class VersionContents {
  readonly #known = new Map<string, VersionContent>();

  /** The content of all versions as it was computed last; none before. */
  get all(): readonly VersionContent[] {
    return [...this.#known.values()];
  }

  /** Computes the content of all versions anew from all docs; what was known before is forgotten. */
  refresh(docs: readonly DocNode[], context: SiteContext): readonly VersionContent[] {
    // Copied: a text of a node that Gatsby's store has read keeps the whole text of the node in memory.
    const listed = deserialize(serialize(docs.map(listedDoc))) as ListedDoc[];
    const byVersion = new Map<string, ListedDoc[]>();
    for (const doc of listed) addTo(byVersion, keyOf(doc.instance, doc.version), doc);
    this.#know(
      context.site.docs.flatMap((instance) =>
        readVersions(context.root, instance).versions.map((version) =>
          versionContentOf(context, instance, version, byVersion.get(keyOf(instance.id, version.name)) ?? []),
        ),
      ),
    );
    const file = path.join(context.scratch ?? context.root, FILE);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, serialize(this.all));
    return this.all;
  }

  /** The content of a version; throws for one that no page was made of. */
  of({ instance, name }: Pick<Version, "instance" | "name">, { root }: Pick<SiteContext, "root">): VersionContent {
    if (this.#known.size === 0) this.#know(deserialize(readFileSync(path.join(root, FILE))) as VersionContent[]);
    const content = this.#known.get(keyOf(instance, name));
    invariant(content, `No page was made of the version '${name}' of '${instance}'.`);
    return content;
  }

  #know(contents: readonly VersionContent[]): void {
    this.#known.clear();
    for (const content of contents) this.#known.set(keyOf(content.version.instance, content.version.name), content);
  }
}

function keyOf(instance: string, version: string): string {
  return `${instance} ${version}`;
}
