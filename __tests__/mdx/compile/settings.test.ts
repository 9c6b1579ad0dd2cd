import { readSite } from "../../../src/lib/site-config";
import { compileSettingsOf, otherKinds, versionPagesFor } from "../../../src/mdx/compile/settings";
import { smallestSite } from "../../support/site";

test("folders of versions are as safe as their instance, wherever they are", () => {
  const sources = [
    { name: "2.0", folder: "content/docs/2.0" },
    { name: "1.0", folder: "archive/1.0" },
  ];
  const site = readSite({
    ...smallestSite,
    docs: [{ id: "default", content: "content/docs", routeBasePath: "/docs", mdx: "safe", sources }],
  });
  expect(compileSettingsOf(site, true).safeFolders).toEqual(["content/docs", "content/docs/2.0", "archive/1.0"]);
});

test("base paths are those of all instances but for pages at the root", () => {
  const docs = [{ id: "default", content: "content/docs", routeBasePath: "/guide/docs/" }];
  const pages = [{ id: "pages", content: "content/pages", routeBasePath: "/" }];
  const site = readSite({ ...smallestSite, docs, pages });
  expect(compileSettingsOf(site, true).basePaths).toEqual(["guide/docs", "blog"]);
});

test("the compiler knows the versions of docs of a project of Docusaurus", () => {
  const sources = ["current", "1.0"].map((name) => ({ name, folder: `website/${name}` }));
  const versions = { current: { label: "Beta" } };
  const docs = [{ id: "default", content: "website/docs", routeBasePath: "/docs", sources, versions }];
  const site = readSite({ ...smallestSite, docs });
  expect(compileSettingsOf({ ...site, lenient: true }, true).docsVersions).toEqual({
    default: [
      { name: "current", label: "Beta", path: "/docs/next/", isLast: false },
      { name: "1.0", label: "1.0", path: "/docs/", isLast: true },
    ],
  });
  expect(compileSettingsOf(site, true)).not.toHaveProperty("docsVersions");
});

test("the compiler knows what is said of the pages of a file's version in a project of Docusaurus", () => {
  const sources = ["current", "2.0", "1.0"].map((name) => ({ name, folder: `website/${name}` }));
  const versions = { "1.0": { className: "old", noIndex: true, badge: false } };
  const docs = [{ id: "default", content: "website/current", routeBasePath: "/docs", sources, versions }];
  const settings = compileSettingsOf({ ...readSite({ ...smallestSite, docs }), lenient: true }, true);
  const marks = { badge: true, noIndex: false };
  const files = ["website/current/a.mdx", "website/2.0/a.mdx", "website/1.0/b/a.mdx", "website/blog/a.mdx"];
  expect(files.map((file) => versionPagesFor(file, settings))).toEqual([
    { ...marks, banner: "unreleased", className: "docs-version-current" },
    { ...marks, banner: "none", className: "docs-version-2.0" },
    { badge: false, noIndex: true, banner: "unmaintained", className: "old" },
    undefined,
  ]);
});

test("what lies in no folder of docs is none in a project of Docusaurus", () => {
  const sources = [{ name: "1.0", folder: "website/versioned_docs/version-1.0" }];
  const docs = [{ id: "default", content: "website/docs", routeBasePath: "/docs", sources }];
  const site = readSite({ ...smallestSite, docs });
  const kinds = (file: string) => otherKinds(file, compileSettingsOf({ ...site, lenient: true }, true));
  const files = [
    "website/docs/a.mdx",
    "website/versioned_docs/version-1.0/a.mdx",
    "content/blog/a.mdx",
    "website/docs.mdx",
  ];
  expect(files.map(kinds)).toEqual([["post"], ["post"], ["doc"], ["doc", "post"]]);
  expect(otherKinds("content/blog/a.mdx", compileSettingsOf(site, true))).toEqual([]);
});
