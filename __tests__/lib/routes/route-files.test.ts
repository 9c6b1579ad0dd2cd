import {
  isTitlesFile,
  nearestPages,
  routeFiles,
  routesFile,
  type RouteList,
} from "../../../src/lib/routes/route-files";

const LIST: RouteList = {
  titles: {
    "/": "Site",
    "/docs/": "Introduction",
    "/docs/installation/": "Installation",
    "/docs/1.0/": "Introduction",
    "/docs/1.0/installation/": "Installation of 1.0",
    "/docs/1.0/old/": "",
    "/blog/archive/": "",
    "/blog/2/": "2",
    "/docs/ä/": "Ä",
  },
  otherVersions: ["/docs/1.0/", "/docs/1.0/b/"],
};

/** A browser that loads the files of a list but some, and what it loaded. */
function reader(list: RouteList, missing: readonly string[] = []) {
  const files: Record<string, unknown> = routeFiles(list);
  const loaded: string[] = [];
  const load = async <File>(address: string): Promise<File> => {
    loaded.push(address);
    if (missing.includes(address) || !(address in files)) throw new Error(`${address} answers with 404.`);
    return JSON.parse(JSON.stringify(files[address])) as File;
  };
  return { loaded, nearest: (path: string, kept?: ReadonlySet<string>) => nearestPages(path, load, kept) };
}

/** A thousand docs, of which every second one has a title. */
const large: RouteList = {
  titles: Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [
      `/docs/part-${index % 7}/topic-${index}/`,
      index % 2 ? "" : `T ${index}`,
    ]),
  ),
  otherVersions: [],
};

test("older versions have files of their own, and each route says what is new in it", () => {
  expect(routeFiles(LIST)).toEqual({
    "/not-found-routes.json": {
      routes: ["0 /", "1 blog/2/", "6 archive/", "1 docs/", "6 installation/", "6 ä/"],
      titles: ["Site", "2", "", "Introduction", "Installation", "Ä"],
      otherVersions: ["/docs/1.0/", "/docs/1.0/b/"],
    },
    "/not-found-routes/docs/1.0.json": {
      routes: ["0 /docs/1.0/", "10 installation/", "10 old/"],
      titles: ["Introduction", "Installation of 1.0", ""],
    },
    "/not-found-routes/docs/1.0/b.json": { routes: [], titles: [] },
  });
});

test("a path that names no older version takes one file; what only such a version has is not found", async () => {
  const { loaded, nearest } = reader(LIST);
  expect(await nearest("/docs/instalation/")).toEqual([{ route: "/docs/installation/", title: "Installation" }]);
  expect(await nearest("/docs/old/")).toEqual([{ route: "/docs/", title: "Introduction" }]);
  expect(await nearest("/blog/archiv/")).toEqual([{ route: "/blog/archive/", title: "" }]);
  expect(new Set(loaded)).toEqual(new Set(["/not-found-routes.json"]));
});

test.each(["/docs/1.0/instalation/", "/docs/1.0/instalation.html"])(
  "%s names a version, and is led there",
  async (path) => {
    const { loaded, nearest } = reader(LIST);
    expect(await nearest(path)).toEqual([{ route: "/docs/1.0/installation/", title: "Installation of 1.0" }]);
    expect(loaded).toEqual(["/not-found-routes.json", "/not-found-routes/docs/1.0.json"]);
  },
);

test("titles of many pages stand apart, and those of the found ones are loaded, each file once", async () => {
  const files = routeFiles(large);
  expect(Object.keys(files)).toEqual([
    "/not-found-routes.json",
    "/not-found-routes/titles-0.json",
    "/not-found-routes/titles-1.json",
  ]);
  expect(files["/not-found-routes.json"]).not.toHaveProperty("titles");
  const { loaded, nearest } = reader(large);
  expect((await nearest("/docs/part-1/topik-85/"))[0]).toEqual({ route: "/docs/part-1/topic-85/", title: "" });
  loaded.length = 0;
  expect((await nearest("/part-0/topik-700/"))[0]).toEqual({ route: "/docs/part-0/topic-700/", title: "T 700" });
  expect(loaded).toEqual(["/not-found-routes.json", "/not-found-routes/titles-0.json"]);
});

test("routes alone lead on where titles or the routes of a version do not come, and nothing without any", async () => {
  const { nearest } = reader(large, ["/not-found-routes/titles-0.json"]);
  expect((await nearest("/docs/part-0/topik-700/"))[0]).toEqual({ route: "/docs/part-0/topic-700/", title: "" });
  const [, version = ""] = Object.keys(routeFiles(LIST));
  expect(await reader(LIST, [version]).nearest("/docs/1.0/instalation/")).toEqual([
    { route: "/docs/installation/", title: "Installation" },
  ]);
  await expect(reader(LIST, [routesFile()]).nearest("/docs/")).rejects.toThrow("answers with 404");
});

test("with routes that are kept, those alone", async () => {
  const kept = new Set(["/docs/ä/", "/docs/"]);
  expect(await reader(LIST).nearest("/docs/%C3%A4%C3%A4/", kept)).toEqual([{ route: "/docs/", title: "Introduction" }]);
});

test("files of titles are told from those of routes", () => {
  expect(["/not-found-routes/titles-0.json", "/not-found-routes/docs/1.0/titles-12.json"].map(isTitlesFile)).toEqual([
    true,
    true,
  ]);
  expect([routesFile(), routesFile("/docs/1.0/")].map(isTitlesFile)).toEqual([false, false]);
});
