import { nearestRoutes, routesAmong, type RouteList } from "../../../src/lib/routes/nearest-routes";

const list: RouteList = {
  titles: {
    "/": "Site",
    "/docs/": "Introduction",
    "/docs/installation/": "Installation",
    "/docs/configuration/": "Configuration",
    "/docs/cli/": "CLI",
    "/docs/creating-pages/": "Pages",
    "/docs/1.0/": "Introduction",
    "/docs/1.0/installation/": "Installation",
    "/docs/1.0/old/": "Old",
    "/blog/": "Blog",
    "/blog/archive/": "",
    "/blog/releases/3.0/": "3.0",
    "/blog/releases/3.1/": "3.1",
    "/blog/releases/3.2/": "3.2",
    "/docs/Case-Sensitive/": "Case",
  },
  otherVersions: ["/docs/1.0/"],
};

const routesFor = (path: string) => nearestRoutes(path, list).map(({ route }) => route);

test.each([
  ["a typing mistake", "/docs/instalation/", ["/docs/installation/"]],
  ["one in a folder", "/dosc/cli/", ["/docs/cli/"]],
  ["one in a route of one segment", "/blgo/", ["/blog/"]],
  ["a missing folder", "/installation/", ["/docs/installation/"]],
  ["a folder too many", "/docs/guides/creating-pages/", ["/docs/creating-pages/"]],
  ["another folder", "/guides/creating-pages/", ["/docs/creating-pages/"]],
  ["the beginning of a name", "/docs/config/", ["/docs/configuration/"]],
  ["a page of old sites", "/docs/instalation.html", ["/docs/installation/"]],
  ["another case", "/docs/case-sensitive", ["/docs/Case-Sensitive/"]],
  ["a version that never was", "/docs/next/installation/", ["/docs/installation/"]],
  ["an older version's page, by name", "/docs/1.0/instalation/", ["/docs/1.0/installation/"]],
  ["a page of an older version alone, without its name", "/docs/old/", ["/docs/"]],
  [
    "several that are as near",
    "/blog/releases/3.4/",
    ["/blog/releases/3.0/", "/blog/releases/3.1/", "/blog/releases/3.2/"],
  ],
  ["nothing like it: the page above", "/docs/asdfghjkl/", ["/docs/"]],
  ["nothing like it, deeper: the nearest page above", "/docs/asdfghjkl/qwertz/", ["/docs/"]],
  ["nothing at all", "/asdfghjkl/", []],
])("%s: %s", (_case, path, routes) => {
  expect(routesFor(path)).toEqual(routes);
});

test("titles come along, empty where a page has none", () => {
  expect(nearestRoutes("/blog/archiv/", list)).toEqual([{ route: "/blog/archive/", title: "" }]);
  expect(nearestRoutes("/docs/cly/", list)).toEqual([{ route: "/docs/cli/", title: "CLI" }]);
});

test("no more than three are shown", () => {
  const titles = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`/page-${index}/`, ""]));
  expect(nearestRoutes("/page-x/", { titles, otherVersions: [] }).map(({ route }) => route)).toEqual([
    "/page-0/",
    "/page-1/",
    "/page-2/",
  ]);
});

test("among some routes, a page is led to the nearest of these, and never to itself where it is none", () => {
  const among = routesAmong(
    { ...list, titles: { ...list.titles, "/docs/%C3%A4/": "Ä" } },
    new Set(["/docs/cli/", "/docs/ä/"]),
  );
  expect(Object.keys(among.titles)).toEqual(["/docs/cli/", "/docs/%C3%A4/"]);
  expect(nearestRoutes("/docs/1.0/cli/", among)).toEqual([{ route: "/docs/cli/", title: "CLI" }]);
  expect(nearestRoutes("/blog/", among)).toEqual([]);
});
