import { mapSite } from "../../../src/docusaurus/map/site";
import { readSite } from "../../../src/lib/site-config";
import { folderWith } from "./folder";

const OPTIONS = { zoom: { selector: ".markdown img", background: { light: "#fff" } } };

test("readers can enlarge pictures where a plugin lets them, whose options have no effect", () => {
  const plugins = ["docusaurus-plugin-image-zoom"];
  const { site, notes } = mapSite(folderWith({ themeConfig: OPTIONS, plugins }));
  expect(readSite(site).markdown.images.zoom).toBe(true);
  expect(notes.map(({ name, means }) => [name, means])).toEqual([
    ["docusaurus-plugin-image-zoom", expect.stringContaining("enlarges pictures by itself")],
    ["themeConfig.zoom", expect.stringContaining("follows from their sizes")],
  ]);
});

test("without such a plugin pictures are as Docusaurus shows them", () => {
  const { site, notes } = mapSite(folderWith({ themeConfig: OPTIONS }));
  expect(readSite(site).markdown.images.zoom).toBe(false);
  expect(notes.map(({ name, means }) => [name, means])).toEqual([
    ["themeConfig.zoom", expect.stringContaining("does not run here")],
  ]);
});
