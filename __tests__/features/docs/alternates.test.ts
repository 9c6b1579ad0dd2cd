import { alternatesOf, type VersionRoutes } from "../../../src/features/docs/alternates";
import type { Version } from "../../../src/features/docs/version";

const routesOf = (name: string, order: number, isLast: boolean, routes: Record<string, string>): VersionRoutes => ({
  version: { name, order, isLast, label: `v${name}`, path: `/docs/${name}/` } as Version,
  mainPath: `/docs/${name}/start/`,
  routes: new Map(Object.entries(routes)),
});
const old = routesOf("1.0", 2, false, { intro: "/docs/1.0/intro/" });
const last = routesOf("2.0", 1, true, { intro: "/docs/intro/", new: "/docs/new/" });
const next = routesOf("next", 0, false, {});

describe("alternatesOf", () => {
  it("gives a page's routes in the other versions, newest first, else the version's main doc", () => {
    expect(alternatesOf("intro", last.version, [old, last, next])).toEqual([
      { version: "next", label: "vnext", path: "/docs/next/start/", isLast: false, sameDoc: false },
      { version: "1.0", label: "v1.0", path: "/docs/1.0/intro/", isLast: false, sameDoc: true },
    ]);
    expect(alternatesOf("new", old.version, [old, last])).toEqual([
      { version: "2.0", label: "v2.0", path: "/docs/new/", isLast: true, sameDoc: true },
    ]);
  });

  it("gives none where there is one version", () => {
    expect(alternatesOf("intro", last.version, [last])).toEqual([]);
  });
});
