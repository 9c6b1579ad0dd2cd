import type { CategoryFile } from "../../../../../src/features/docs/sidebars/config";
import type { SidebarDoc } from "../../../../../src/features/docs/sidebars/expand";
import { resolveSidebars } from "../../../../../src/features/docs/sidebars/resolve";
import type { SidebarItem } from "../../../../../src/lib/docs/sidebar-tree";
import { doc, expanded, outline } from "./expanded";

/** What a reader sees of the folders: labels of links, `Label [items]` for categories. */
function shown(docs: SidebarDoc[], categories: Record<string, CategoryFile> = {}): string {
  const { sidebars } = resolveSidebars(
    { main: expanded(docs, categories) },
    {
      site: { baseUrl: "/", lenient: false },
      production: true,
      docs: new Map(docs.map((each) => [each.docId, each])),
      draftIds: new Set(),
      versionPath: "/",
      file: "sidebars.yml",
      source: "",
    },
  );
  const outlineOf = (items: readonly SidebarItem[]): string =>
    items
      .map((item) =>
        item.type === "category"
          ? `${item.label} [${outlineOf(item.items)}]`
          : item.type === "link"
            ? item.label
            : "html",
      )
      .join(", ");
  return outlineOf(sidebars.main ?? []);
}

describe("an index doc alone in its folder", () => {
  const index = doc("guides/index.mdx", { title: "All guides" });

  it("is a plain link instead of a category", () => {
    expect(shown([index])).toBe("All guides");
    expect(shown([doc("a/b/b.mdx", { title: "B" })])).toBe("a [B]");
  });

  it("is labelled by the category file, as in Docusaurus", () => {
    expect(shown([index], { guides: { label: "Guides" } })).toBe("Guides");
  });

  it("keeps the place of its folder", () => {
    const docs = [doc("1-a.mdx", { title: "A" }), doc("3-c.mdx", { title: "C" }), index];
    expect(shown(docs, { guides: { position: 2 } })).toBe("A, All guides, C");
  });
});

describe("a folder's index doc", () => {
  it.each(["index", "README", "guides"])("named %s is the category's page and leaves the items", (name) => {
    expect(outline(expanded(["guides/a.mdx", doc(`guides/${name}.mdx`, { title: "All guides" })]))).toBe(
      `All guides → guides/${name} [guides/a]`,
    );
  });

  it("names the category by its sidebar label, then by its title", () => {
    const docs = ["guides/a.mdx", doc("guides/index.mdx", { title: "Title", sidebarLabel: "Label" })];
    expect(outline(expanded(docs))).toBe("Label → guides/index [guides/a]");
    expect(outline(expanded(docs, { guides: { label: "From the file" } }))).toBe(
      "From the file → guides/index [guides/a]",
    );
  });

  it("gives the category its class and custom props where the category file has none, as in Docusaurus", () => {
    const docs = ["guides/a.mdx", doc("guides/index.mdx", { sidebarClassName: "red", sidebarCustomProps: { a: 1 } })];
    expect(expanded(docs)).toMatchObject([{ className: "red", customProps: { a: 1 } }]);
    expect(expanded(docs, { guides: { className: "blue" } })).toMatchObject([
      { className: "blue", customProps: { a: 1 } },
    ]);
  });

  it("does not speak for another folder", () => {
    expect(outline(expanded(["guides/deep/index.mdx", "guides/deep/a.mdx", "guides/b.mdx"]))).toBe(
      "guides [guides/b, Title of guides/deep/index → guides/deep/index [guides/deep/a]]",
    );
  });

  it("of the whole folder of the sidebar is one of its items", () => {
    expect(outline(expanded(["index.mdx", "a.mdx"]))).toBe("a, index");
    expect(outline(expanded(["guides/index.mdx", "guides/a.mdx"], {}, "guides"))).toBe("guides/a, guides/index");
  });
});
