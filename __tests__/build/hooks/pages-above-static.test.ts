import { renderAboveStatic } from "../../../src/build/hooks/pages-above-static";

test("renderAboveStatic marks the pages whose HTML has the place of a static file, and no others", () => {
  const routes = ["/", "/404.html", "/404/", "/about/", "/about/us", "/docs/", "/docs/about/"];
  const trackedHtmlFiles = new Map(routes.map((route) => [route, { dirty: 0 }]));
  const marked = (...files: string[]) => {
    renderAboveStatic({ getState: () => ({ html: { trackedHtmlFiles } }) }, new Set(files));
    return routes.filter((route) => trackedHtmlFiles.get(route)?.dirty);
  };
  expect(marked("img/a.svg", "about.html", "docs/index.md")).toEqual([]);
  expect(marked("404.html", "about/index.html", "about/us/index.html")).toEqual(["/404.html", "/about/", "/about/us"]);
  expect(marked("index.html")).toEqual(["/", "/404.html", "/about/", "/about/us"]);
});
