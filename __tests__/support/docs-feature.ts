import type { CreatePagesArgs, CreateResolversArgs } from "gatsby";
import type { CheckedPage } from "../../src/build/checks/link-check";
import type { FeaturePages } from "../../src/build/feature";
import { docs as files, createVersions, type DocNode } from "../../src/features/docs/nodes";
import { docsLinks, docsPages } from "../../src/features/docs/pages";
import { docsResolvers } from "../../src/features/docs/schema";
import { VersionContents } from "../../src/features/docs/versions";
import type { SmallSite } from "./small-site";

type Field = { resolve: (source: object, parameters: object, query: object) => unknown };

/** The docs of a small site with contents of versions of their own, as each process has them. */
export class DocsFeature {
  readonly contents = new VersionContents();
  readonly #site: SmallSite;
  readonly #production: boolean;

  constructor(site: SmallSite, production = false) {
    this.#site = site;
    this.#production = production;
  }

  /** Makes the nodes of the content that is there. */
  async build(): Promise<void> {
    const sources = () => this.#site.site.docs.map(({ id, content }) => ({ name: id, folder: content }));
    await this.#site.build([{ name: "docs", sources, mdx: files, sourceNodes: createVersions }]);
  }

  /** The pages, which computes the contents of all versions anew. */
  pages(): FeaturePages {
    return docsPages(this.#site.gatsby.args<CreatePagesArgs>(), this.#context(), this.contents);
  }

  /** The links that the sidebars of the pages name. */
  links(): CheckedPage[] {
    return docsLinks(this.contents, this.#context());
  }

  /** A computed field of the doc that was made from a file. */
  async docField(file: string, field: string): Promise<unknown> {
    return this.#resolved("Doc", field, this.#site.gatsby.nodeOf<DocNode>("Doc", file));
  }

  /** A computed field of a version. */
  async versionField(version: string, field: string, parameters: object = {}, instance = "default"): Promise<unknown> {
    const versions = this.#site.gatsby.getNodesByType("DocsVersion");
    const node = versions.find((other) => other.instance === instance && other.name === version);
    if (!node) throw new Error(`There is no version ${version} of ${instance}.`);
    return this.#resolved("DocsVersion", field, node, parameters);
  }

  async #resolved(type: string, field: string, source: object, parameters: object = {}): Promise<unknown> {
    // As pages do, which are made before any query.
    if (this.contents.all.length === 0)
      this.contents.refresh(this.#site.gatsby.getNodesByType("Doc") as DocNode[], this.#context());
    const types = docsResolvers(this.#site.gatsby.args<CreateResolversArgs>(), this.#context(), this.contents);
    const resolver = (types[type] as Record<string, Field> | undefined)?.[field];
    if (!resolver) throw new Error(`There is no field ${type}.${field}.`);
    return resolver.resolve(source, parameters, this.#site.gatsby.query);
  }

  #context() {
    return this.#site.context({ production: this.#production });
  }
}
