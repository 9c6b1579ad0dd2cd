import { followed, type Holder } from "../../../src/commands/move/follow";
import type { Move } from "../../../src/commands/move/move";

const move: Move = {
  from: "content/docs/install.mdx",
  to: "content/docs/guides/set up.mdx",
  contentRoot: "content/docs",
  route: { from: "/docs/install/", to: "/docs/guides/set up/" },
};
const other: Holder = { file: "content/docs/tips/a.mdx", contentRoot: "content/docs", route: "/docs/tips/a/" };
const own: Holder = { file: move.from, contentRoot: "content/docs", route: "/docs/install/" };
const after = (url: string, holder = other, kind: "address" | "import" | "text" = "address") =>
  followed({ kind, url }, holder, move, (file) => file.endsWith("here.png") || file === move.from);

describe("followed", () => {
  it("keeps the form of links to the file, with query and hash", () => {
    expect(after("../install.mdx")).toBe("../guides/set%20up.mdx");
    expect(after("/install.mdx?a=1#b")).toBe("/guides/set%20up.mdx?a=1#b");
    expect(after("@site/content/docs/install.mdx#b")).toBe("@site/content/docs/guides/set%20up.mdx#b");
    expect(after("install.mdx", { ...other, file: "content/docs/b.mdx" })).toBe("guides/set%20up.mdx");
    expect(after("./install.mdx", { ...other, file: "content/docs/b.mdx" })).toBe("./guides/set%20up.mdx");
  });

  it("follows links to the route, with or without the slash at its end, also relative ones", () => {
    expect(after("/docs/install/#b")).toBe("/docs/guides/set%20up/#b");
    expect(after("/docs/install")).toBe("/docs/guides/set%20up");
    expect(after("/docs/install.html")).toBe("/docs/guides/set%20up");
    expect(after("../../install/")).toBe("/docs/guides/set%20up/");
  });

  it("writes wide and unbreakable blanks in a name as escapes that can be read back", () => {
    const to = "content/docs/a\u3000b\u00a0c.mdx";
    const wide = { ...move, to, route: { from: "/docs/install/", to: "/docs/a\u3000b\u00a0c/" } };
    const next = (url: string) => followed({ kind: "address", url }, other, wide, () => false) ?? "";
    expect(next("../install.mdx")).toBe("../a%E3%80%80b%C2%A0c.mdx");
    expect(decodeURI(next("/docs/install/"))).toBe("/docs/a\u3000b\u00a0c/");
  });

  it("leaves other links alone: other pages, other hosts, anchors, files in the same form", () => {
    for (const url of [
      "./b.mdx",
      "/docs/",
      "/docs/install/more/",
      "https://x.org/docs/install/",
      "#install",
      "mailto:a",
    ])
      expect(after(url)).toBeUndefined();
    expect(after("pathname:///docs/install/")).toBeUndefined();
  });

  it("takes `@site` for the folder for which it stands, as after an import", () => {
    const withFolder = { ...move, siteFolder: "content" };
    const next = (url: string) => followed({ kind: "address", url }, other, withFolder, () => true);
    expect(next("@site/docs/install.mdx#b")).toBe("@site/docs/guides/set%20up.mdx#b");
    expect(next("@site/content/docs/install.mdx")).toBeUndefined();
  });

  it("turns what the file itself names by its place", () => {
    expect(after("./tips/a.mdx#b", own)).toBe("../tips/a.mdx#b");
    expect(after("img/x (1).png", own)).toBe("../img/x%20%281%29.png");
    expect(after("/img/x.png", own)).toBeUndefined();
    expect(after("../other/", own)).toBe("/docs/other/");
    expect(after("../two words/?a=b#c", own)).toBe("/docs/two%20words/?a=b#c");
    expect(after("../q%28x%29/", own)).toBe("/docs/q%28x%29/");
    expect(after("#here", own)).toBeUndefined();
    expect(after("./_p.mdx", own, "import")).toBe("../_p.mdx");
    expect(after("!!raw-loader!./p.js", own, "import")).toBe("!!raw-loader!../p.js");
    expect(after("@site/src/a", own, "import")).toBeUndefined();
  });

  it("takes other texts for paths only where there is a file, or for the route", () => {
    expect(after("./here.png", own, "text")).toBe("../here.png");
    expect(after("/docs/install/#a", other, "text")).toBe("/docs/guides/set%20up/#a");
    expect(after("./gone.png", own, "text")).toBeUndefined();
    expect(after("../install.mdx", other, "text")).toBe("../guides/set up.mdx");
  });
});
