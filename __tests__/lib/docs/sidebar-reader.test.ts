import { sidebarReader } from "../../../src/lib/docs/sidebar-reader";

test("each sidebar is read once, from the file that has its name", () => {
  const asked: string[] = [];
  const read = sidebarReader((file) => {
    asked.push(file);
    return JSON.stringify([{ type: "link", label: file, href: "/" }]);
  });
  const labels = ["a.1", "b.2", "a.1"].map((name) => read(name)[0]).map((item) => item?.type === "link" && item.label);
  expect(labels).toEqual(["a.1", "b.2", "a.1"].map((name) => `public/sidebars/${name}.json`));
  expect(asked).toEqual(["public/sidebars/a.1.json", "public/sidebars/b.2.json"]);
});
