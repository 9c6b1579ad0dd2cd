import * as versions from "../../../../src/features/docs/templates/versions";
import { settings } from "../../../../src/ui/site-settings";
import { drawTemplate } from "../../../support/template";

const instance = (id: string, changes: object = {}) => ({
  id,
  archived: [],
  searched: true,
  breadcrumbs: true,
  ...changes,
});

/** Versions of an instance, newest first; the second one is the last. */
const versionsOf = (id: string, ...names: string[]) =>
  names.map((name, order) => ({
    instance: id,
    name,
    label: name,
    path: `/${id}/${name}/`,
    mainDocPath: null,
    isLast: order === 1 || names.length === 1,
    order,
    changedSince: null,
    changesPath: null,
    releasePath: null,
  }));

/** Headings and links of the page of versions. */
function listed(docs: object[], nodes: object[]): string[] {
  Object.assign(settings, { docs });
  const { page } = drawTemplate(versions, { path: "/versions/", data: { allDocsVersion: { nodes } } });
  return [...page.matchAll(/<(h[123])[^>]*?(?: id="([^"]*)")?>(.*?)<\/h|href="([^"]*)"/g)].map(
    ([, tag, id, text, href]) => href ?? [tag, id, text].filter(Boolean).join(" "),
  );
}

test("the versions of the one instance that has several are listed by how new they are", () => {
  const nodes = [...versionsOf("docs", "current", "2.0", "1.0"), ...versionsOf("community", "current")];
  expect(listed([instance("docs"), instance("community")], nodes)).toEqual([
    "h1 All versions",
    "h2 latest Latest version",
    "/docs/2.0/",
    "h2 next Next version",
    "/docs/current/",
    "h2 archive Past versions",
    "/docs/1.0/",
  ]);
});

test("of several instances each has a section of its own", () => {
  const nodes = [...versionsOf("docs", "current", "2.0"), ...versionsOf("sdk", "next", "1.0")];
  const archived = [{ label: "0.1", href: "https://old.example" }];
  expect(listed([instance("docs"), instance("sdk", { title: "Kit", archived })], nodes)).toEqual([
    "h1 All versions",
    "h2 docs-versions docs",
    "h3 docs-latest Latest version",
    "/docs/2.0/",
    "h3 docs-next Next version",
    "/docs/current/",
    "h2 sdk-versions Kit",
    "h3 sdk-latest Latest version",
    "/sdk/1.0/",
    "h3 sdk-next Next version",
    "/sdk/next/",
    "h3 sdk-legacy Archived versions",
    "https://old.example",
  ]);
});
