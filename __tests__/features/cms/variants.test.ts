import { z } from "zod";
import { fieldsOf } from "../../../src/features/cms/editor-field";
import { contentOf, textOf, type FileShape } from "../../../src/features/cms/file-format/content-file";

describe("a list of groups of several kinds", () => {
  const link = z.strictObject({ type: z.literal("default").default("default"), to: z.string().optional() });
  const menu = z.strictObject({
    type: z.literal("menu").default("menu"),
    label: z.string(),
    items: z.array(z.strictObject({ to: z.string() })),
  });
  const doc = z.strictObject({ type: z.literal("doc"), docId: z.string() });
  const own = z.object({ type: z.templateLiteral(["custom-", z.string()]) });
  const column = z.strictObject({ title: z.string(), items: z.array(z.string()) }).meta({ title: "Column" });
  const bar = z.strictObject({
    items: z.array(z.union([link, menu, doc, own])),
    links: z
      .array(column)
      .or(z.array(z.strictObject({ to: z.string() }).meta({ title: "Link" })))
      .optional(),
  });
  const shape: FileShape = { extension: "yml", kind: "yaml", fields: fieldsOf(bar) };
  const text = `items:
  # Home.
  - to: /
  - { label: More, items: [{ to: /a/ }] }
  - label:   Menu
    items:
      - to:   /b/
  - type: default
    to: /c/
  - type: doc
    docId: intro
  - type: custom-clock
    zone: UTC
`;

  type Shown = { items: Record<string, unknown>[] } & Record<string, unknown>;
  const shown = contentOf(text, shape) as Shown;
  const changed = (change: (items: Shown["items"]) => Shown["items"]) =>
    textOf({ ...shown, items: change(shown.items) }, shape);

  it("shows each group with its kind, also where the file does not name it", () => {
    expect(shown.items.map(({ type }) => type)).toEqual(["default", "menu", "menu", "default", "doc", "custom-clock"]);
    expect(contentOf("items: []\nlinks:\n  - to: /a/\n", shape).links).toEqual([{ $variant: "link", to: "/a/" }]);
  });

  it("writes no kind that the file left out, and keeps those that it names", () => {
    expect(textOf(shown, shape)).toBe(text);
    expect(changed((items) => items.map((item) => (item.label === "Menu" ? { ...item, label: "Way" } : item)))).toBe(
      text.replace("label:   Menu", "label: Way"),
    );
    expect(changed((items) => items.map((item) => (item.to === "/c/" ? { ...item, to: "/d/" } : item)))).toBe(
      text.replace("/c/", "/d/"),
    );
  });

  it("writes the kind of new groups where they are not seen to be of it", () => {
    const added = [
      { type: "default", to: "/new/" },
      { type: "doc", docId: "new" },
    ];
    expect(changed((items) => [...items, ...added])).toBe(`${text}  - to: /new/\n  - type: doc\n    docId: new\n`);
  });

  it("writes groups in another order as they stand", () => {
    const lines = (from: string, to: string) => text.slice(text.indexOf(from), text.indexOf(to));
    const [home, rest] = [lines("- to: /\n", "- {"), lines("- { label", "- label:")];
    expect(changed(([first = {}, second = {}, ...others]) => [second, first, ...others])).toBe(
      text.replace(home + rest, rest + home),
    );
  });

  it("writes none of the names that only the form has", () => {
    const links = [{ $variant: "column", title: "A", items: ["b"] }];
    expect(textOf({ ...contentOf("items:\n  - to: /\n", shape), items: [] }, shape)).toBe("items: []\n");
    expect(textOf({ links }, shape)).toBe("links:\n  - title: A\n    items:\n      - b\n");
  });
});
