import { readVersions } from "../../src/features/docs/files";
import { versionContentOf } from "../../src/features/docs/version-content";
import { builtPages, docNodes, outline, site, siteContext, standOnContent } from "./support/site-nodes";

standOnContent();

test("the routes of a production build", () => {
  const routes = builtPages().map((page) => page.path);
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes.every((route) => route.startsWith("/") && route.endsWith("/"))).toBe(true);
  expect(routes.sort().join("\n")).toMatchSnapshot();
});

describe("the sidebars", () => {
  const named = site.docs.flatMap((instance) =>
    readVersions(process.cwd(), instance).versions.map(
      (version) => [`${instance.id} ${version.name}`, instance, version] as const,
    ),
  );

  test.each(named)("of %s", (_name, instance, version) => {
    const { sidebars } = versionContentOf(
      siteContext(),
      instance,
      version,
      docNodes().filter((doc) => doc.instance === instance.id && doc.version === version.name),
    );
    expect(
      Object.entries(sidebars)
        .map(([name, items]) => [`${name}:`, ...outline(items, 1)].join("\n"))
        .join("\n\n"),
    ).toMatchSnapshot();
  });
});
