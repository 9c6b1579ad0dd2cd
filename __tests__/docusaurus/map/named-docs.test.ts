import type { DocusaurusFolder } from "../../../src/docusaurus/map/folder";
import { mapSite } from "../../../src/docusaurus/map/site";
import { folderWith } from "./folder";

test("docs count that code of components for the navbar names, and that items name which these components get", () => {
  const libraries = [{ label: "Kiln", navbarItems: [{ type: "doc", docId: "usage/index" }, { docId: 6 }] }, "glaze"];
  const items = [
    { type: "custom-libraries", libraries },
    { type: "custom-cone", docId: "cones" },
    { type: "doc", docId: "glaze", label: "Glaze" },
  ];
  const navbarCode = { docIds: ["intro", "cones"], classNames: [] };
  const namedDocs = (more: Partial<DocusaurusFolder>) =>
    mapSite(folderWith({ themeConfig: { navbar: { items } } }, more)).site.namedDocs;
  const ownParts = [{ name: "NavbarItem/ComponentTypes", isAround: true }];
  expect(namedDocs({ navbarCode, ownParts })).toEqual(["intro", "cones", "usage/index"]);
  expect(mapSite(folderWith()).site).not.toHaveProperty("namedDocs");
});
