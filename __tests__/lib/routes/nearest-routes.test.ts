import { nearestRoutes, routesAmong } from "../../../src/lib/routes/nearest-routes";

const ROUTES = [
  "/",
  "/docs/",
  "/docs/installation/",
  "/docs/configuration/",
  "/docs/cli/",
  "/docs/creating-pages/",
  "/blog/",
  "/blog/archive/",
  "/blog/releases/3.0/",
  "/blog/releases/3.1/",
  "/blog/releases/3.2/",
  "/docs/Case-Sensitive/",
];

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
  [
    "several that are as near",
    "/blog/releases/3.4/",
    ["/blog/releases/3.0/", "/blog/releases/3.1/", "/blog/releases/3.2/"],
  ],
  ["nothing like it: the page above", "/docs/asdfghjkl/", ["/docs/"]],
  ["nothing like it, deeper: the nearest page above", "/docs/asdfghjkl/qwertz/", ["/docs/"]],
  ["nothing at all", "/asdfghjkl/", []],
])("%s: %s", (_case, path, routes) => {
  expect(nearestRoutes(path, ROUTES)).toEqual(routes);
});

test("no more than three are shown", () => {
  const routes = Array.from({ length: 9 }, (_, index) => `/page-${index}/`);
  expect(nearestRoutes("/page-x/", routes)).toEqual(["/page-0/", "/page-1/", "/page-2/"]);
});

test("among some routes, a page is led to the nearest of these, and never to itself where it is none", () => {
  const among = routesAmong([...ROUTES, "/docs/%C3%A4/"], new Set(["/docs/cli/", "/docs/ä/"]));
  expect(among).toEqual(["/docs/cli/", "/docs/%C3%A4/"]);
  expect(nearestRoutes("/docs/1.0/cli/", among)).toEqual(["/docs/cli/"]);
  expect(nearestRoutes("/blog/", among)).toEqual([]);
});

test("the page above a path is found whatever case its route has", () => {
  const routes = ["/docs/", "/docs/API/", "/docs/API/useThing/"];
  const below = ["a", "b", "c"].map((sign) => sign.repeat(20)).join("/");
  expect(nearestRoutes(`/docs/API/useThing/${below}/`, routes)).toEqual(["/docs/API/useThing/"]);
});
