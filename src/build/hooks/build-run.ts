import type {
  BuildArgs,
  CreateDevServerArgs,
  CreateNodeArgs,
  CreatePageArgs,
  CreatePagesArgs,
  CreateResolversArgs,
  CreateWebpackConfigArgs,
  Node,
  ParentSpanPluginArgs,
  Reporter,
  SourceNodesArgs,
} from "gatsby";
import { holdPrograms, loadPrograms } from "../held-programs.cjs";
import { collectMemory } from "../collect-memory";
import { endlessLinks } from "../checks/endless-links";
import { foreignLinks } from "../checks/foreign-links";
import { misnamedFiles } from "../checks/misnamed-files";
import { lateSettings } from "../checks/late-settings";
import { missingFiles } from "../checks/missing-files";
import { missingFolders } from "../checks/missing-folders";
import { problemsByPage } from "../checks/page-problems";
import { unreadFolders } from "../checks/unread-folders";
import { unreadPages } from "../checks/unread-pages";
import { reportProblems } from "../checks/report";
import {
  openBuildContext,
  openSiteContext,
  readSettingsAnew,
  type BuildContext,
  type SiteContext,
} from "../context/context";
import type { Feature } from "../feature";
import type { FileNode } from "../nodes/content-node";
import { compileAhead } from "../nodes/compile-ahead";
import { ContentNodes, pageNodesOf } from "../nodes/content-nodes";
import { forgetFrontMatter, guardFrontMatter } from "../nodes/front-matter-guard";
import { passOverVanishedFiles } from "../nodes/vanished-files";
import { forgetMovedFiles } from "../nodes/moved-files";
import { readOnce } from "../nodes/read-once";
import { askedPartOf, type Part } from "../parts/part";
import { checkedPages, createAllPages, finishCompiling, writeSiteFiles } from "./create-pages";
import { notFoundWithClasses } from "./page-classes";
import { removeAddedFiles, runAfterBuild } from "../publish/after-build";
import { lastBuildFacts, noteLastBuild } from "../publish/last-build";
import { htmlProgress, type HtmlProgress } from "../publish/html-progress";
import { removeOldScripts } from "../publish/old-scripts";
import { publishedStaticFiles, publishStaticFiles, restoreStaticFiles } from "../publish/static-files";
import { publishSite, type CheckedSite } from "./publish-site";
import { declareResolvers } from "./declare-schema";
import { forgetPublished, offerQueries, publishOnRequest } from "./develop-server";
import { forgetMovedQueries } from "./moved-queries";
import { filesBeside } from "./files-beside";
import { FilesToCome } from "./files-to-come";
import { followStaticFiles } from "./followed-static";
import { followSiteFile } from "./followed-site-file";
import { followHistory } from "./followed-history";
import { FOLLOWED_FILE, followedFiles, type FollowedFiles } from "./followed-files";
import { loadForBundles } from "./load-later";
import { keepPageNodes } from "./keep-page-nodes";
import { keepSchema } from "./keep-schema";
import { readQueryFilesOnly } from "./query-files";
import { followMissingPages } from "./missing-pages";
import { answerOncePagesCome } from "./page-to-come";
import { renderAboveStatic } from "./pages-above-static";
import { remakePages, rerunQueries } from "./remake-pages";
import { describeRootFields } from "../schema/root-fields";
import { serveDocuments } from "./served-documents";
import { shortenWait } from "./short-wait";
import { beginScripts } from "./site-scripts";
import { allowUnusedTemplates, sharedReporter } from "./unused-templates";
import { watchNodes } from "./watch-nodes";
import { configureWebpack, rendersOnAllCores } from "./webpack";
import { pathFrom } from "../../files/path-from";

type FollowedNode = Node & { file: string };

/** One run of Gatsby, a build or develop: its steps in their order, and what one of them keeps for the next. */
export class BuildRun {
  readonly #features: readonly Feature[];
  readonly #content: ContentNodes;
  readonly #inPart: ReturnType<typeof partIn>;
  #followed: FollowedFiles | undefined;
  readonly #files = new FilesToCome();
  #made: CheckedSite = { pages: [], links: [], deferred: [], problems: [] };
  #html: HtmlProgress | undefined;
  #published: Promise<void> | undefined;

  constructor(features: readonly Feature[]) {
    this.#features = features;
    this.#content = new ContentNodes(features);
    this.#inPart = partIn(features);
  }

  /** Starts to compile content before Gatsby's source plugin reports the first file. */
  async compileAhead(): Promise<void> {
    const context = await this.#openBuild();
    const isLong = this.#files.begin(await compileAhead(this.#features, context));
    if (isLong) holdPrograms(context.root);
  }

  /** Patches Gatsby for this site, and reports the files and folders that settings name and that do not exist. */
  async begin(reporter: Reporter): Promise<void> {
    const context = await this.#openBuild();
    removeAddedFiles(context.root);
    guardFrontMatter(context.root);
    allowUnusedTemplates(sharedReporter(context.root));
    describeRootFields();
    readQueryFilesOnly(context.root);
    if (!context.production) this.#prepareDevelop(context);
    const checks = [missingFolders, endlessLinks, foreignLinks, misnamedFiles, unreadPages, unreadFolders];
    const found = checks.flatMap((check) => check(this.#features, context));
    await reportProblems([...context.problems, ...missingFiles(context), ...found], reporter);
  }

  /** Reads what the cache holds of an earlier build, and drops what belongs to files that have moved. */
  async takeOver(args: ParentSpanPluginArgs): Promise<void> {
    const context = await this.#openBuild();
    keepPageNodes(args.store);
    // A large build has memory left for it now alone: later it holds its nodes and pages, and all cores are at work.
    if (rendersOnAllCores()) await Promise.all(this.#features.flatMap(({ prepare }) => prepare?.(context) ?? []));
    forgetMovedQueries(args, context.root);
    await forgetMovedFiles(args, this.#features, context);
    this.#content.noteKept(args, context);
  }

  declareResolvers(args: CreateResolversArgs): void {
    declareResolvers(args, this.#features, this.#openSite(), () => this.#made.problems);
  }

  /** Makes the features' own nodes, and those of content again that are no longer what their files say. */
  async sourceNodes(args: SourceNodesArgs): Promise<void> {
    const context = await this.#openBuild();
    for (const feature of this.#features) await feature.sourceNodes?.(args, context);
    await this.#content.remakeStale(args, context);
  }

  /** Makes what follows from a node: content, and what was made of its file before. */
  followNode(args: CreateNodeArgs): Promise<void> | undefined {
    const { node } = args;
    if (!isFollowed(node)) return undefined;
    return this.#content.follow(node, async () => {
      const context = await this.#openBuild();
      const isMdx = node.internal.type === "Mdx";
      if (isMdx && this.#files.isLastTold()) loadPrograms();
      if (node.internal.type !== FOLLOWED_FILE) await this.#content.make(args, node, context);
      if (isMdx && this.#files.leavesLast()) this.#prepareBundles(context);
      const file = changedFile(node, context);
      if (file === undefined) return;
      for (const { sourceFiles, sourceNodes } of this.#features)
        if (sourceFiles?.(context.site).includes(file)) await sourceNodes?.(args, context);
      await this.#content.followFile(args, file, context);
    });
  }

  /** Makes all pages once content is compiled and checked; reports what is wrong with it before. */
  async makePages(gatsbyArgs: CreatePagesArgs): Promise<void> {
    const context = await this.#openBuild();
    await this.#content.settled();
    await this.#content.remakeDated(gatsbyArgs, context);
    loadPrograms();
    for (const { finishNodes } of this.#features) await finishNodes?.(gatsbyArgs, context);
    this.#content.beginPages();
    if (!context.production) readSettingsAnew(context);
    const args = { ...gatsbyArgs, getNodesByType: readOnce(gatsbyArgs.getNodesByType) };
    await finishCompiling(context, args.reporter);
    forgetFrontMatter(context.root);
    // What compiling took is given back before pages take more.
    if (rendersOnAllCores()) collectMemory();
    await this.#createPages(args, context);
    forgetPublished(this.#features, context);
    this.#followed?.follow(filesBeside(this.#features, this.#content, context));
  }

  async configureWebpack(args: CreateWebpackConfigArgs): Promise<void> {
    await configureWebpack(args, this.#features, this.#openSite(), () => this.#made.pages);
  }

  /** Serves what features publish while develop runs, and follows the files that Gatsby does not. */
  serve(args: CreateDevServerArgs): void {
    publishOnRequest(args, this.#features, () => this.#made, this.#openSite());
    offerQueries(args, this.#openSite());
    answerOncePagesCome(args);
    const context = this.#openSite();
    serveDocuments(args, context);
    followSiteFile(context, args.reporter);
    const followed = followedFiles(args, context.root);
    this.#followed = followed;
    followed.follow(filesBeside(this.#features, this.#content, context));
    // Links lead to these files, too.
    followStaticFiles(context, {
      changed: (files) => files.slice(0, 1).forEach((file) => followed.tell(file)),
      failed: (problems) => void reportProblems(problems, args.reporter),
    });
  }

  /** Takes away a page that only Gatsby's plugins want, and gives the one for wrong addresses its classes. */
  followPage({ page, actions }: CreatePageArgs): void {
    if (this.#features.some(({ withoutPages }) => withoutPages?.includes(page.path))) actions.deletePage(page);
    const classed = this.#openSite().site.lenient ? notFoundWithClasses(page) : undefined;
    if (!classed) return;
    actions.deletePage(page);
    actions.createPage(classed);
  }

  /** Publishes while Gatsby renders pages. */
  async beginPublishing(args: BuildArgs): Promise<void> {
    this.#html = await htmlProgress();
    this.#published = this.#html.begun.then(() => this.#publishAll(args));
    // What fails is told once Gatsby waits for it.
    this.#published.catch(() => undefined);
  }

  async endPublishing(args: BuildArgs): Promise<void> {
    const context = this.#openSite();
    await reportProblems(restoreStaticFiles(context.root, context.site), args.reporter);
    this.#html?.end();
    await (this.#published ?? this.#publishAll(args));
    if (!context.part) await reportProblems(runAfterBuild(context, this.#made.pages), args.reporter);
  }

  #openSite(): SiteContext {
    return this.#inPart(openSiteContext());
  }

  async #openBuild(): Promise<BuildContext> {
    return this.#inPart(await openBuildContext());
  }

  /** Begins what follows once content is compiled, while this program waits for the last of it. */
  #prepareBundles(context: SiteContext): void {
    beginScripts(this.#features, context);
    void loadForBundles(context.root);
  }

  #prepareDevelop(context: BuildContext): void {
    void followHistory(context, (file) => this.#followed?.tell(file));
    watchNodes((node, isGone) => {
      if (!isFollowed(node)) return;
      this.#content.expect(node, isGone);
      // Not while Gatsby is at the node.
      if (isGone && node.internal.type === "File") setImmediate(() => this.#followed?.tell(fileOf(node, context)));
    });
    passOverVanishedFiles(context.root);
    shortenWait();
    keepSchema();
    remakePages(() => this.#content.lateChange);
    rerunQueries();
    followMissingPages();
  }

  async #createPages(args: CreatePagesArgs, context: BuildContext): Promise<void> {
    // The queries of develop ask for them, also where pages fail.
    this.#made = checkedPages(args, this.#features, context);
    const { pages, problems } = this.#made;
    // Before any page is made: Gatsby ends the process at once, and a database write under way would wait for it for
    // ever.
    await reportProblems([...problems, ...lateSettings(context)], args.reporter);
    const nodes = pageNodesOf(this.#features, args.getNodesByType);
    createAllPages(args, pages, context, problemsByPage(pages, nodes, problems, context.site.translations));
    const before = publishedStaticFiles(context.root);
    await writeSiteFiles(args, pages, this.#features, context);
    if (context.production) renderAboveStatic(args.store, new Set([...before, ...publishedStaticFiles(context.root)]));
  }

  async #publishAll(args: BuildArgs): Promise<void> {
    const context = await this.#openBuild();
    // Gatsby has copied its own folder once more by now.
    const { problems } = publishStaticFiles(context.root, context.site, context.production);
    await reportProblems(problems, args.reporter);
    await publishSite(args, this.#features, this.#made, context, this.#html);
    removeOldScripts(context.root);
    noteLastBuild(context.root, lastBuildFacts(context.site));
  }
}

/** Whether content is made of a node. */
const isFollowed = ({ internal }: Node) => ["File", "Mdx", FOLLOWED_FILE].includes(internal.type);

/** The file of a `File` node, from the site's root. */
const fileOf = (node: Node, { root }: SiteContext) => pathFrom(root, (node as FileNode).absolutePath);

/** The file, from the site's root, of which a node tells that it is another one by now, or gone. */
function changedFile(node: Node, context: SiteContext): string | undefined {
  if (node.internal.type === FOLLOWED_FILE) return (node as FollowedNode).file;
  return node.internal.type === "File" ? fileOf(node, context) : undefined;
}

/** Gives contexts the part of the site that a production build is asked for; throws for versions that are not there. */
function partIn(features: readonly Feature[]): <Context extends SiteContext>(context: Context) => Context {
  let asked: { part?: Part } | undefined;
  return (context) => {
    asked ??= { part: context.production ? askedPartOf(features, context, process.env) : undefined };
    return asked.part ? { ...context, part: asked.part } : context;
  };
}
