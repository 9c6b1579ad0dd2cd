import { mapSite } from "../../../src/docusaurus/map/site";
import { folderWith } from "./folder";

test("modules that plugins add to the theme, and their components in places of pages, are named from the site", () => {
  const plugins = { ...folderWith().plugins, themeFolders: ["kiln/theme", "../shared"] };
  const ownParts = [
    { name: "Footer", isAround: false },
    { name: "Logo", isAround: false, folder: "../shared" },
  ];
  expect(mapSite(folderWith({}, { plugins, ownParts })).site).toMatchObject({
    themeFolders: ["../website/kiln/theme", "../shared"],
    themeParts: { Footer: "./../website/src/theme/Footer", Logo: "./../shared/Logo" },
  });
  expect(mapSite(folderWith()).site).not.toHaveProperty("themeFolders");
});
