import { renderToStaticMarkup } from "react-dom/server";
import { versionHooks } from "../../../../src/mdx/components/island/docs-hooks";
import { siteModule } from "../../../../src/mdx/components/island/site-modules";
import { hooksOfPages } from "../../../../src/mdx/docusaurus-functions";
import type { DocsVersionData } from "../../../../src/lib/docs/docs-data";
import { DocsDataProvider } from "../../../../src/ui/docs-data";
import { settings } from "../../../../src/ui/site-settings";
import { PageInfoProvider, type PageInfo } from "../../../../src/ui/page-info";

const version = (name: string, path: string, isLast: boolean): DocsVersionData => ({
  name,
  label: `v${name}`,
  path,
  isLast,
  mainDocPath: path,
  sidebars: [{ name: "manual", firstPath: path }],
  docs: name === "2.0" ? [{ docId: "ramps", path: "/docs/reference/ramps/", unlisted: false, sidebar: "manual" }] : [],
});
const docs = {
  instances: [{ id: "default", versions: [version("current", "/docs/next/", false), version("2.0", "/docs/", true)] }],
};

/** What a hook gives on a page. */
function onPage<T>(hook: () => T, page: Partial<PageInfo> = { instance: "default", version: "current" }): T {
  const found: T[] = [];
  const Asking = () => {
    found.push(hook());
    return null;
  };
  renderToStaticMarkup(
    <DocsDataProvider value={docs}>
      <PageInfoProvider value={{ path: "/docs/next/install/", ...page }}>
        <Asking />
      </PageInfoProvider>
    </DocsDataProvider>,
  );
  return found[0] as T;
}

describe("hooks of the docs plugin on a page", () => {
  const { useVersions, useLatestVersion, useActiveVersion, useActiveDocContext, useAllDocsData } = versionHooks;

  it("tell versions", () => {
    expect(onPage(() => useVersions()).map(({ name, path }) => [name, path])).toEqual([
      ["current", "/docs/next"],
      ["2.0", "/docs"],
    ]);
    expect(onPage(() => useLatestVersion())?.label).toBe("v2.0");
    expect(onPage(() => useActiveVersion())?.name).toBe("current");
    expect(onPage(() => useActiveVersion(), {})).toBeUndefined();
    expect(Object.keys(onPage(() => useAllDocsData()))).toEqual(["default"]);
    expect(onPage(() => versionHooks.useDocsVersionCandidates()).map(({ name }) => name)).toEqual(["current", "2.0"]);
  });

  it("tell the same of a version each time, so that one can be looked for among all", () => {
    const others = onPage(() => [useVersions().filter((one) => one !== useLatestVersion()), useActiveVersion()]);
    expect(others[0]).toEqual([others[1]]);
  });

  it("tell a doc that code names, and a sidebar, of the reader's version or of the last one", () => {
    expect(onPage(() => versionHooks.useLayoutDoc("ramps"))?.path).toBe("/docs/reference/ramps/");
    expect(onPage(() => versionHooks.useLayoutDoc("glazes"))).toBeNull();
    expect(onPage(() => versionHooks.useLayoutDocsSidebar("manual"))?.link?.path).toBe("/docs/next/");
  });

  it("tell the main doc of a version among its docs", () => {
    const [current] = onPage(() => useVersions(), {});
    expect(current?.docs.find(({ id }) => id === current.mainDocId)).toEqual({ id: "", path: "/docs/next/" });
  });

  it("tell the doc in its versions", () => {
    const alternates = [{ version: "2.0", label: "v2.0", path: "/docs/install/", isLast: true, sameDoc: true }];
    const page = { instance: "default", version: "current", sidebarId: "manual", alternates };
    expect(onPage(() => useActiveDocContext(), page)).toMatchObject({
      activeDoc: { id: "install", path: "/docs/next/install/", sidebar: "manual" },
      alternateDocVersions: { "2.0": { path: "/docs/install/" }, current: { path: "/docs/next/install/" } },
    });
    expect(onPage(() => versionHooks.useDocVersionSuggestions(), page).latestDocSuggestion?.path).toBe(
      "/docs/install/",
    );
    expect(onPage(() => useActiveDocContext(), {}).activeDoc).toBeUndefined();
  });

  it("give addresses without a slash at their end in a project that has none there", () => {
    Object.assign(settings, { bareAddresses: true });
    const alternates = [{ version: "2.0", label: "v2.0", path: "/docs/install/", isLast: true, sameDoc: true }];
    const page = { instance: "default", version: "current", alternates };
    expect(onPage(() => useActiveDocContext(), page)).toMatchObject({
      activeDoc: { id: "install", path: "/docs/next/install" },
      alternateDocVersions: { "2.0": { path: "/docs/install" }, current: { path: "/docs/next/install" } },
    });
    const { useLocation } = siteModule("@docusaurus/router") as { useLocation: () => { pathname: string } };
    expect(onPage(useLocation, page).pathname).toBe("/docs/next/install");
    expect(onPage(useLocation, { ...page, path: "/" }).pathname).toBe("/");
    Object.assign(settings, { bareAddresses: undefined });
    expect(onPage(useLocation, page).pathname).toBe("/docs/next/install/");
  });

  it("throw where there is nothing to tell", () => {
    expect(() => onPage(() => useVersions("recipes"))).toThrow("There are no docs with the id 'recipes'");
  });
});

test("at build, what asks for versions is for the page", () => {
  const marked: true[] = [];
  expect(() =>
    hooksOfPages({
      assume: () => marked.push(true) > 0,
      guess: () => undefined,
      askFor: () => undefined,
    }).useDocsVersion?.(),
  ).toThrow("runs in components");
  expect(marked).toEqual([true]);
});
