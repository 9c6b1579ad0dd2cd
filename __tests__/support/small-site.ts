import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from "gatsby";
import type { BuildContext } from "../../src/build/context/context";
import type { Feature } from "../../src/build/feature";
import type { FileNode } from "../../src/build/nodes/content-node";
import { ContentNodes } from "../../src/build/nodes/content-nodes";
import { readSite, type Site, type SiteInput } from "../../src/lib/site-config";
import { openCompiler, type Compiler } from "../../src/mdx/compile/compiler";
import { md5 } from "../../src/files/digest";
import { compileSettingsOf } from "../../src/mdx/compile/settings";
import { FakeGatsby } from "./gatsby-api";
import { smallestSite } from "./site";
import { pathFrom } from "../../src/files/path-from";

type OnCreateNode = (args: CreateNodeArgs) => unknown;
type ContextChanges = Partial<Omit<BuildContext, "compiler">>;

/** A site in a temporary folder with content of its own, the real compiler, and a Gatsby that only keeps nodes. */
export class SmallSite {
  readonly input: SiteInput;
  readonly site: Site;
  root = "";
  gatsby = new FakeGatsby();
  #compiler: Compiler | undefined;

  constructor(changes: Partial<SiteInput>) {
    this.input = { ...smallestSite, ...changes };
    this.site = readSite(this.input);
  }

  /** Makes the folder: its code is this site's own, but for src/site.ts. */
  async open(): Promise<void> {
    this.root = mkdtempSync(path.join(os.tmpdir(), "small-site-"));
    mkdirSync(path.join(this.root, "src"));
    const code = readdirSync("src").filter((name) => name !== "site.ts");
    for (const name of [...code.map((entry) => `src/${entry}`), "node_modules", "package-lock.json"])
      symlinkSync(path.resolve(name), path.join(this.root, name));
    this.write("src/site.ts", `export const site = ${JSON.stringify(this.input, null, 2)};`);
    this.#compiler = await openCompiler(this.root, compileSettingsOf(this.site, false));
  }

  async close(): Promise<void> {
    await this.#compiler?.close();
    rmSync(this.root, { recursive: true });
  }

  /** Takes away all content, all that was published and all nodes. */
  empty(): void {
    for (const folder of ["content", "static", "public"])
      rmSync(path.join(this.root, folder), { recursive: true, force: true });
    const { docs, blogs, pages } = this.site;
    for (const { content } of [...docs, ...blogs, ...pages])
      mkdirSync(path.join(this.root, content), { recursive: true });
    this.gatsby = new FakeGatsby();
  }

  /** Writes a file, its lines given one by one. */
  write(file: string, ...lines: string[]): void {
    const absolute = path.join(this.root, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, `${lines.join("\n")}\n`);
  }

  /** Removes files and folders. */
  remove(...files: string[]): void {
    for (const file of files) rmSync(path.join(this.root, file), { recursive: true });
  }

  /** The text of a file. */
  read(file: string): string {
    return readFileSync(path.join(this.root, file), "utf8");
  }

  /** The context that hooks get. */
  context(changes: ContextChanges = {}): BuildContext {
    if (!this.#compiler) throw new Error("The site is not open.");
    const { root, site } = this;
    const now = "2024-06-01T00:00:00.000Z";
    const rest = { production: false, buildDigest: "build-1", now, git: new Map(), problems: [] };
    return { root, site, compiler: this.#compiler, ...rest, ...changes };
  }

  /** Takes the whole content through the hooks of features that make nodes. */
  async build(features: readonly Feature[], changes: ContextChanges = {}): Promise<ContentNodes> {
    const content = new ContentNodes(features);
    const context = this.context(changes);
    for (const feature of features) await feature.sourceNodes?.(this.gatsby.args<SourceNodesArgs>(), context);
    for (const feature of features)
      for (const { name, folder } of feature.sources?.(this.site) ?? [])
        for (const file of this.#filesOf(folder)) await this.ingest(name, folder, file, makerOf(content, context));
    return content;
  }

  /** Makes the nodes of a file as gatsby-source-filesystem and gatsby-plugin-mdx do, each told to the hook. */
  async ingest(source: string, folder: string, file: string, onCreateNode: OnCreateNode): Promise<void> {
    const absolutePath = path.join(this.root, folder, file);
    const text = readFileSync(absolutePath, "utf8");
    const ext = path.extname(file);
    const own = { absolutePath, relativePath: file, sourceInstanceName: source, ext, extension: ext.slice(1) };
    const node = await this.#created({
      ...own,
      id: absolutePath,
      internal: { type: "File", contentDigest: md5(text) },
    });
    await onCreateNode(this.gatsby.args<CreateNodeArgs>({ node }));
    if (!/^\.mdx?$/.test(ext)) return;
    const internal = { type: "Mdx", contentDigest: md5(`mdx ${text}`) };
    const mdx = await this.#created({ id: `${absolutePath} >>> Mdx`, parent: node.id, internal });
    this.gatsby.actions.createParentChildLink({ parent: node, child: mdx });
    await onCreateNode(this.gatsby.args<CreateNodeArgs>({ node: mdx }));
  }

  async #created(input: NodeInput): Promise<Node> {
    await this.gatsby.actions.createNode(input);
    return this.gatsby.getNode(input.id) as Node;
  }

  #filesOf(folder: string): string[] {
    const entries = readdirSync(path.join(this.root, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(path.join(this.root, folder), path.join(entry.parentPath, entry.name)))
      .sort();
  }
}

/** The hook that makes the content nodes, as `stepsOf` has it. */
export function makerOf(content: ContentNodes, context: BuildContext): OnCreateNode {
  return async (args) => {
    await content.make(args, args.node, context);
    if (args.node.internal.type === "File")
      await content.followFile(args, pathFrom(context.root, (args.node as FileNode).absolutePath), context);
  };
}

/** Gives the tests of a file a small site, which each finds without content. */
export function standOnSmallSite(changes: Partial<SiteInput> = {}): SmallSite {
  const site = new SmallSite(changes);
  beforeAll(() => site.open());
  beforeEach(() => site.empty());
  afterAll(() => site.close());
  return site;
}
