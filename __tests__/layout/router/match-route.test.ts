import { packagesOf } from "../../../src/build/packages-of.cjs";
import { pick, resolve, type Route, type RouteMatch } from "../../../src/layout/router/match-route";

/** Reach Router itself, whose rules these are. */
const reach = packagesOf(process.cwd(), "gatsby")("@gatsbyjs/reach-router") as {
  pick: (routes: Route[], uri: string) => RouteMatch<{ value: Route }> | null;
  resolve: (to: string, base: string) => string;
};

const matchOf = (paths: string[], uri: string) => {
  const match = pick(
    paths.map((path) => ({ path })),
    uri,
  );
  return match && [match.route.path, match.params, match.uri];
};

test("a path names parts of the address, which are decoded, and may end in all that follow", () => {
  expect(matchOf(["/requests/:id"], "/requests/a%20b/?q=1")).toEqual([
    "/requests/:id",
    { id: "a b" },
    "/requests/a%20b",
  ]);
  expect(matchOf(["/requests/*"], "/requests/a/b")).toEqual(["/requests/*", { "*": "a/b" }, "/requests"]);
  expect(matchOf(["/requests/*rest"], "/requests/")).toEqual(["/requests/*rest", { rest: "" }, "/requests"]);
  expect(matchOf(["/requests/:id"], "/requests/")).toBeNull();
  expect(matchOf(["/"], "/")).toEqual(["/", {}, "/"]);
});

test("of several paths that match the most exact one is taken, and the default where none does", () => {
  expect(matchOf(["/a/*", "/a/:id", "/a/b"], "/a/b")?.[0]).toBe("/a/b");
  expect(matchOf(["/a/*", "/a/:id", "/a/b"], "/a/c")?.[0]).toBe("/a/:id");
  expect(matchOf(["/a/*", "/a/:id", "/a/b"], "/a/c/d")?.[0]).toBe("/a/*");
  expect(pick([{ default: true }, { path: "/a" }], "/b")?.route).toEqual({ default: true });
  expect(pick([{ default: true }, { path: "/a" }], "/a")?.route).toEqual({ path: "/a" });
});

const PATHS = ["/", "/*", "/a", "/a/", "/a/*", "/a/*all", "/a/:x", "/a/:x/c", "/:x/b", "/:x/:y", "/a/b/c", "/ä/ö"];
const ADDRESSES = ["/", "", "/a", "/a/", "/a/b", "/a/b/", "/a/b/c", "/x/b?q=1", "/x/y", "/x/y/z", "/%C3%A4/b", "/ä/ö"];

test("each address finds what Reach Router finds among the same paths", () => {
  for (let start = 0; start < PATHS.length; start += 1)
    for (let count = 1; count <= 4; count += 1) {
      const routes = PATHS.slice(start, start + count).map((path) => ({ path }));
      for (const uri of ADDRESSES) expect([uri, pick(routes, uri)]).toEqual([uri, foundByReach(routes, uri)]);
    }
});

/** Reach Router wraps no route of those that it is given. */
function foundByReach(routes: Route[], uri: string) {
  const match = reach.pick(routes, uri);
  return match && { route: match.route, params: match.params, uri: match.uri };
}

test("a link leads from the path where it stands, as with Reach Router, which begins some with two slashes", () => {
  const bases = ["/", "/a", "/a/", "/a/b?old=1"];
  const links = ["/c", "c", "./c", "../c", "../../c", "c/d?q=1", "", "?q=1", "../", "."];
  for (const base of bases)
    for (const link of links)
      expect([link, base, resolve(link, base)]).toEqual([link, base, reach.resolve(link, base).replace("//", "/")]);
});
