import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { publishAssets, publishStyles } from "../../../src/build/publish/assets";
import { publishRouteList } from "../../../src/build/publish/route-list";
import { pruneSidebars, writeSidebar } from "../../../src/build/publish/sidebar-files";
import type { SidebarTree } from "../../../src/lib/sidebar-tree";
import { stylesheet } from "../../../src/theme/stylesheet";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "published-files-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

describe("publishAssets", () => {
  it("copies files to where pages expect them", () => {
    write("content/a b.pdf", "pdf");
    publishAssets(root, [["content/a b.pdf", "/assets/a%20b-1.pdf"]]);
    expect(read("public/assets/a b-1.pdf")).toBe("pdf");
  });

  it("leaves a copy alone that is there", () => {
    write("content/a.pdf", "new");
    write("public/assets/a-1.pdf", "old");
    publishAssets(root, [["content/a.pdf", "/assets/a-1.pdf"]]);
    expect(read("public/assets/a-1.pdf")).toBe("old");
  });
});

test("publishStyles writes the stylesheet under the name that pages link to", () => {
  mkdirSync(path.join(root, "public"));
  publishStyles(root);
  const { css, file } = stylesheet();
  expect(read(`public/${file}`)).toBe(css);
});

test("publishRouteList writes the list where the not-found page fetches it", () => {
  const list = { titles: { "/": "Site" }, otherVersions: [] };
  publishRouteList(root, list);
  expect(JSON.parse(read("public/not-found-routes.json"))).toEqual(list);
});

describe("the files of sidebars", () => {
  const tree: SidebarTree = [{ type: "link", label: "A", href: "/a/" }];
  const other: SidebarTree = [{ type: "link", label: "B", href: "/b/" }];
  const names = () => readdirSync(path.join(root, "public/sidebars"));

  it("have a name that is new when the sidebar is", () => {
    const name = writeSidebar(root, "docs", tree);
    expect(name).toMatch(/^docs\.[\da-f]{8}$/);
    expect(JSON.parse(read(`public/sidebars/${name}.json`))).toEqual(tree);
    expect(writeSidebar(root, "docs", tree)).toBe(name);
    expect(writeSidebar(root, "docs", other)).not.toBe(name);
    expect(names()).toHaveLength(2);
  });

  it("go when no page names them any more", () => {
    const [used, unused] = [writeSidebar(root, "docs", tree), writeSidebar(root, "docs", other)];
    pruneSidebars(root, [{}, { frame: {} }, { frame: { sidebarFile: used } }]);
    expect(names()).toEqual([`${used}.json`]);
    expect(existsSync(path.join(root, `public/sidebars/${unused}.json`))).toBe(false);
  });

  it("may not be there at all", () => {
    expect(() => pruneSidebars(root, [])).not.toThrow();
  });
});
