import { existsSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { CheckedPage } from "../../build/checks/link-check";
import { navbarProblems, type CheckedInstance } from "../../build/checks/navbar-check";
import { configurationLines, settingsSourceOf, siteFilePage } from "../../build/checks/site-links";
import type { SiteContext } from "../../build/context/context";
import { translatedText } from "../../build/nodes/translated-text";
import { following, type Problem } from "../../lib/problem";
import type { FeaturePages, Page } from "../../build/feature";
import { writeSidebar } from "../../build/publish/sidebar-files";
import { lineInFrontMatter } from "../../lib/content/front-matter";
import { currentLocaleOf } from "../../lib/settings/locale";
import { listDescription } from "../../lib/pages/list-description";
import type { FrameContext } from "../../lib/pages/frame-context";
import { translate } from "../../lib/words/translate";
import { alternatesOf } from "./alternates";
import { docsName } from "./docs-name";
import { docPathOf } from "./doc-path";
import { versionProblems } from "./files";
import { byFile, noteContents, type DocNode, type ListedDoc } from "./nodes";
import { twiceUsedIds, wrongReferences } from "./problems";
import { navbarDocsOf } from "./schema";
import { labelsByRoute, pageSearchOf } from "./search";
import { tagsOfDocs } from "./tags";
import { versionFolder } from "./version";
import { namedSidebars, sidebarIdOf, versionRoutesOf, type VersionContent } from "./version-content";
import type { VersionContents } from "./versions";

const TEMPLATES = "src/features/docs/templates";

/** The pages of all docs instances: docs, category indexes, tags. */
export function docsPages(args: CreatePagesArgs, context: SiteContext, contents: VersionContents): FeaturePages {
  const all = contents.refresh(args.getNodesByType("Doc") as DocNode[], context);
  noteContents(
    args,
    all.map((content) => ({
      version: content.version,
      computed: [content.sidebars, content.indexes, navbarDocsOf(content, content.version, context.site)],
    })),
  );
  const lineOf = (file: string, key: string) => lineInFrontMatter(translatedText(file, context).source, key);
  return {
    pages: all.flatMap((content) => {
      const instance = all.filter(({ version }) => version.instance === content.version.instance);
      return versionPages(content, instance, context);
    }),
    problems: [
      ...listedVersionProblems(context),
      ...following(
        navbarProblems(
          context.site.navbar.items,
          instancesOf(all, context),
          settingsSourceOf(context.root, context.site, "navbar"),
        ),
      ),
      ...all.flatMap((content) => [
        ...content.problems,
        ...following([...twiceUsedIds(content.docs, lineOf), ...wrongReferences(content, lineOf)]),
      ]),
    ],
  };
}

/** The links that sidebars name, and those to archived versions, once the pages are made. */
export function docsLinks({ all }: VersionContents, { root, site }: SiteContext): CheckedPage[] {
  const archived = site.docs.flatMap((instance, index) =>
    instance.archived.map(({ href }, at) => ({ url: href, path: ["docs", index, "archived", at, "href"] })),
  );
  return [...all.map(({ sidebarsFile }) => sidebarsFile), siteFilePage(root, site, archived)];
}

/** The docs instances as the navbar's items see them. A version without a folder is told where it is listed. */
function instancesOf(all: readonly VersionContent[], { root, site }: SiteContext): CheckedInstance[] {
  return site.docs.map((instance) => ({
    id: instance.id,
    versions: all
      .filter(({ version }) => version.instance === instance.id)
      .filter(({ version }) => existsSync(path.join(root, versionFolder(instance, version))))
      .map((content) => ({
        name: content.version.name,
        docIds: [...content.docs.map((doc) => doc.docId), ...content.draftIds],
        sidebars: namedSidebars(content),
        mainDocId: content.mainDoc?.docId ?? null,
      })),
  }));
}

/** A sidebar's id; null for a doc that wants none, undefined for one that no sidebar has. */
type SidebarId = string | null | undefined;

/** What all pages of a version share, and what its sidebars say of one. */
type VersionPages = {
  content: VersionContent;
  inVersion: Pick<Page, "olderVersion">;
  context: Pick<FrameContext, "instance" | "version">;
  searchOf: (route: string, sidebarId: SidebarId) => Page["search"];
  frameOf: (sidebarId: SidebarId, alternates: FrameContext["alternates"]) => FrameContext;
};

function versionPages(
  content: VersionContent,
  instance: readonly VersionContent[],
  siteContext: Pick<SiteContext, "root" | "scratch" | "site">,
): Page[] {
  const shared = sharedOf(content, siteContext);
  const { inVersion, context } = shared;
  const language = currentLocaleOf(siteContext.site.i18n).htmlLang;
  const { title } = siteContext.site.docs.find(({ id }) => id === content.version.instance) ?? {};
  const name = docsName(title, content.version.label, instance.length);
  return [
    ...docPages(shared, instance),
    ...indexPages(shared, instance),
    ...tagPages(content, context, { name, language }).map((page) => ({ ...inVersion, ...page })),
  ];
}

/** Writes the sidebars of a version, and gives what its pages share. */
function sharedOf(
  content: VersionContent,
  { root, scratch = root, site }: Pick<SiteContext, "root" | "scratch" | "site">,
): VersionPages {
  const { version, sidebars } = content;
  const prefix = `${version.instance}-${version.name}`;
  const files = new Map(
    Object.entries(sidebars).map(([id, tree]) => [id, writeSidebar(scratch, `${prefix}-${id}`, tree)]),
  );
  const context = { instance: version.instance, version: version.name };
  const options = site.docs.find(({ id }) => id === version.instance);
  const labels = new Map(Object.entries(sidebars).map(([id, tree]) => [id, labelsByRoute(tree)]));
  return {
    content,
    inVersion: { olderVersion: version.isLast ? undefined : version.path },
    context,
    searchOf: (route, sidebarId) =>
      options && pageSearchOf(labels.get(sidebarId ?? "")?.get(route) ?? [], version, options),
    frameOf: (sidebarId, alternates) => ({
      ...context,
      ...(sidebarId && { sidebarId, sidebarFile: files.get(sidebarId) }),
      ...(alternates?.length && { alternates }),
    }),
  };
}

function docPages(shared: VersionPages, instance: readonly VersionContent[]): Page[] {
  const { content, inVersion, context, searchOf, frameOf } = shared;
  const { version, docs, categoryDocs, categoryLinks } = content;
  const routes = versionRoutesOf(instance, "docRoutes");
  return routedDocs(docs).map((doc) => {
    const sidebarId = sidebarIdOf(doc, content);
    return {
      ...inVersion,
      path: doc.permalink,
      file: doc.file,
      node: doc.id,
      ofCategory: categoryDocs.get(sidebarId ?? "")?.has(doc.docId),
      // The page of a category or a folder may be there for its place alone.
      needsText: !categoryLinks.has(doc.docId) && !docPathOf(doc.path, false).isIndex,
      noIndex: doc.noIndex,
      hidden: doc.unlisted,
      search: searchOf(doc.permalink, sidebarId),
      component: `${TEMPLATES}/doc.tsx`,
      context: { id: doc.id, ...context },
      frame: frameOf(sidebarId, alternatesOf(doc.docId, version, routes)),
    };
  });
}

/** Docs without those whose id and route a later file has, too: a second page would be told as another mistake. */
function routedDocs(docs: readonly ListedDoc[]): ListedDoc[] {
  const keyOf = ({ docId, permalink }: ListedDoc) => `${docId} ${permalink}`;
  const last = new Map(byFile(docs).map((doc) => [keyOf(doc), doc]));
  return docs.filter((doc) => last.get(keyOf(doc)) === doc);
}

function indexPages(shared: VersionPages, instance: readonly VersionContent[]): Page[] {
  const { content, inVersion, context, searchOf, frameOf } = shared;
  const { version, indexes, sidebarsFile } = content;
  const routes = versionRoutesOf(instance, "indexRoutes");
  return indexes.map((index) => ({
    ...inVersion,
    path: index.permalink,
    namedIn: sidebarsFile.file,
    title: index.title,
    noIndex: version.noIndex,
    search: searchOf(index.permalink, index.sidebar),
    component: `${TEMPLATES}/category.tsx`,
    context: { ...context, permalink: index.permalink },
    frame: frameOf(index.sidebar, alternatesOf(index.permalink.slice(version.path.length), version, routes)),
  }));
}

/** The pages of a version's tags; `name` is what its docs are called. */
function tagPages(
  { docs, version }: VersionContent,
  context: FrameContext,
  { name, language }: { name: string; language: string },
): Page[] {
  const tags = tagsOfDocs(docs, language);
  if (tags.length === 0) return [];
  const listed = tags.filter(({ unlisted }) => !unlisted).map(({ label }) => label);
  const common = { noIndex: version.noIndex, frame: context };
  return [
    {
      ...common,
      path: version.tagsRoute,
      description: listDescription(`${name} – ${translate({ id: "tags.title" })}`, listed),
      component: `${TEMPLATES}/tags.tsx`,
      context: { ...context },
    },
    ...tags.map(({ permalink, label, description, unlisted }) => ({
      ...common,
      path: permalink,
      noIndex: version.noIndex || unlisted,
      hidden: unlisted,
      component: `${TEMPLATES}/tag.tsx`,
      description,
      context: { ...context, permalink, tag: { label, unlisted }, index: version.tagsRoute },
    })),
  ];
}

/** What is wrong with the lists of versions, and with the versions that the configuration names. */
function listedVersionProblems({ root, site }: SiteContext): Problem[] {
  const lineOf = configurationLines(root, site);
  return site.docs.flatMap((instance, index) =>
    versionProblems(root, instance, (keys) => lineOf(["docs", index, ...keys])),
  );
}
