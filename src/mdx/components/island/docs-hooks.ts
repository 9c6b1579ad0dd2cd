import { useContext } from "react";
import { withPrefix } from "gatsby";
import type { DocsInstanceData, DocsVersionData } from "../../../lib/docs/docs-data";
import { DocsDataContext } from "../../../ui/docs-data";
import { PageInfoContext, type PageInfo } from "../../../ui/page-info";
import { projectAddress } from "./project-address";

/** What Docusaurus' docs plugin tells of a version; of its docs those that the navbar names. */
type Version = {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  docs: { id: string; path: string; sidebar?: string }[];
  draftIds: string[];
  mainDocId?: string;
  sidebars: Record<string, { link?: { path: string; label: string } }>;
};

type Doc = { id: string; path: string; sidebar?: string };

function versionOf({ name, label, isLast, path: root, mainDocPath, docs, sidebars }: DocsVersionData): Version {
  const path = rootOf(root);
  const known = docs.map(({ docId, path, sidebar }) => ({
    id: docId,
    path: projectAddress(path),
    ...(sidebar && { sidebar }),
  }));
  const main = mainDocPath === null ? undefined : docAt(projectAddress(mainDocPath), { path, docs: known });
  return {
    name,
    label,
    isLast,
    path,
    draftIds: [],
    mainDocId: main?.id,
    docs: main && !known.includes(main) ? [...known, main] : known,
    sidebars: Object.fromEntries(
      sidebars.map(({ name, firstPath }) => [
        name,
        firstPath === null
          ? {}
          : {
              link: { path: projectAddress(firstPath), label: name },
            },
      ]),
    ),
  };
}

/** The address of a version's root as Docusaurus has it: others are put behind it, with a slash between. */
function rootOf(path: string): string {
  return path === "/" ? withPrefix(path) : withPrefix(path).replace(/\/$/, "");
}

function useInstances(): readonly DocsInstanceData[] {
  const docs = useContext(DocsDataContext);
  if (!docs) throw new Error("Hooks of the docs plugin need a page around them");
  return docs.instances;
}

const usePage = (): Partial<PageInfo> => useContext(PageInfoContext) ?? {};

type InstanceData = { path: string; versions: Version[]; breadcrumbs: true };
const made = new WeakMap<DocsInstanceData, InstanceData>();

/** The same for each caller, so that components may look for a version among others by `===`. */
function dataOf(instance: DocsInstanceData): InstanceData {
  const data = made.get(instance) ?? makeData(instance);
  made.set(instance, data);
  return data;
}

function makeData({ versions }: DocsInstanceData): InstanceData {
  const last = versions.find(({ isLast }) => isLast) ?? versions[0];
  return { path: rootOf(last?.path ?? "/"), versions: versions.map(versionOf), breadcrumbs: true };
}

function useDocsData(id = "default") {
  const instance = useInstances().find((instance) => instance.id === id);
  if (!instance) throw new Error(`There are no docs with the id '${id}'`);
  return dataOf(instance);
}

const useVersions = (id?: string) => useDocsData(id).versions;

function useLatestVersion(id?: string): Version | undefined {
  const versions = useVersions(id);
  return versions.find(({ isLast }) => isLast) ?? versions[0];
}

/** The docs of the page; those that a version is asked of, where the page belongs to none. */
function useActivePlugin({ failfast = false }: { failfast?: boolean } = {}) {
  const instances = useInstances();
  const { instance: id, version } = usePage();
  const instance = version === undefined ? undefined : instances.find((instance) => instance.id === id);
  if (!instance && failfast) throw new Error("The page belongs to no docs");
  return instance && { pluginId: instance.id, pluginData: dataOf(instance) };
}

function useActiveVersion(id = "default"): Version | undefined {
  const versions = useVersions(id);
  const { instance, version } = usePage();
  return instance === id ? versions.find(({ name }) => name === version) : undefined;
}

function useActivePluginAndVersion(options?: { failfast?: boolean }) {
  const activePlugin = useActivePlugin(options);
  const { version } = usePage();
  return (
    activePlugin && {
      activePlugin,
      activeVersion: activePlugin.pluginData.versions.find(({ name }) => name === version),
    }
  );
}

function useActiveDocContext(id?: string) {
  const activeVersion = useActiveVersion(id);
  const { path = "/", sidebarId, alternates = [] } = usePage();
  if (!activeVersion) return { activeVersion, activeDoc: undefined, alternateDocVersions: {} as Record<string, Doc> };
  const activeDoc = docAt(projectAddress(path), activeVersion, sidebarId);
  const others = alternates.filter(({ sameDoc }) => sameDoc);
  const alternateDocVersions: Record<string, Doc> = Object.fromEntries(
    others.map(({ version, path }) => [version, { id: activeDoc.id, path: projectAddress(path) }]),
  );
  return {
    activeVersion,
    activeDoc,
    alternateDocVersions: { ...alternateDocVersions, [activeVersion.name]: activeDoc },
  };
}

/** A doc by its address: its id is known where the navbar names it, and else what of the address is the doc's own. */
function docAt(path: string, version: Pick<Version, "path" | "docs">, sidebar?: string): Doc {
  const known = version.docs.find((doc) => doc.path === path);
  const id = path.slice(version.path.replace(/\/?$/, "/").length).replace(/\/$/, "");
  return known ?? { id, path, ...(sidebar !== undefined && { sidebar }) };
}

function useDocVersionSuggestions(id?: string) {
  const latestVersionSuggestion = useLatestVersion(id);
  const { alternateDocVersions } = useActiveDocContext(id);
  return { latestVersionSuggestion, latestDocSuggestion: alternateDocVersions[latestVersionSuggestion?.name ?? ""] };
}

const madeOfAll = new WeakMap<readonly DocsInstanceData[], Record<string, InstanceData>>();

/** The same for each caller as long as the page has the same docs, so that effects may depend on it. */
function useAllDocsData(): Record<string, InstanceData> {
  const instances = useInstances();
  const all = madeOfAll.get(instances) ?? Object.fromEntries(instances.map((one) => [one.id, dataOf(one)]));
  madeOfAll.set(instances, all);
  return all;
}

function useDocsVersionCandidates(id?: string): Version[] {
  const candidates = [useActiveVersion(id), useLatestVersion(id)].filter((version) => version !== undefined);
  return [...new Map(candidates.map((version) => [version.name, version])).values()];
}

/** A doc of the reader's version, or else of the last one, by its id: one that code names. Null for any other. */
function useLayoutDoc(docId: string, id?: string): Doc | null {
  return (
    useDocsVersionCandidates(id)
      .flatMap(({ docs }) => docs)
      .find((doc) => doc.id === docId) ?? null
  );
}

/** A sidebar of the same versions by its id: where it leads. */
function useLayoutDocsSidebar(sidebarId: string, id?: string) {
  const all = useDocsVersionCandidates(id).flatMap(({ sidebars }) => Object.entries(sidebars));
  return all.find(([name]) => name === sidebarId)?.[1];
}

/** Hooks of Docusaurus' docs plugin about versions, by what the page knows of the docs. */
export const versionHooks = {
  useDocsData,
  useVersions,
  useLatestVersion,
  useActivePlugin,
  useActiveVersion,
  useActivePluginAndVersion,
  useActiveDocContext,
  useDocVersionSuggestions,
  useAllDocsData,
  useDocsVersionCandidates,
  useLayoutDoc,
  useLayoutDocsSidebar,
  useDocsPreferredVersion: () => ({
    preferredVersion: null,
    savePreferredVersionName: () => undefined,
  }),
};
