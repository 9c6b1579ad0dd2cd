import { complaintsIn, type Build, type BuiltSite } from "./built-site";
import { DUPLICATE_ROUTES, UNLISTED_ROUTES } from "./fixture-routes";

/** What holds after every build that succeeds. */
export function expectSound(site: BuiltSite, build: Build, routes: readonly string[]): void {
  // A build that failed is best explained by all that it printed.
  expect(build.code === 0 ? "" : build.output).toBe("");
  expect(complaintsIn(build)).toEqual([]);
  expect(site.routes()).toEqual(routes);
  expect(site.sitemap()).toEqual(
    routes.filter((route) => ![...UNLISTED_ROUTES, ...DUPLICATE_ROUTES, "/404/", "/handbook/rules/"].includes(route)),
  );
  const sidebars = site.names("public/sidebars").map((name) => name.replace(/\.[\da-f]{8}\.json$/, ""));
  expect(sidebars).toEqual([
    "blog-blog",
    "default-1.0-defaultSidebar",
    "default-2.0-guide",
    "default-current-defaultSidebar",
    "handbook-current-defaultSidebar",
  ]);
}
