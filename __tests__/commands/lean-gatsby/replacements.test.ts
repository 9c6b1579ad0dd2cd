import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { packagesOf } from "../../../src/build/packages-of.cjs";
import { replacementsFor } from "../../../src/commands/lean-gatsby/replacements.cjs";

const gatsby = packagesOf(process.cwd(), "gatsby");
const watching = packagesOf(process.cwd(), "gatsby-source-filesystem");
const folderIn = (load: NodeJS.Require, name: string) => path.dirname(load.resolve(`${name}/package.json`));
const folders = [
  path.resolve("node_modules/gatsby/dist"),
  path.join(folderIn(gatsby, "gatsby-cli"), "lib"),
  path.dirname(gatsby.resolve("gatsby-core-utils")),
  ...["gatsby-source-filesystem", "gatsby-plugin-sitemap"].map((name) => path.resolve("node_modules", name)),
  folderIn(watching, "chokidar"),
  folderIn(createRequire(watching.resolve("chokidar")), "readdirp"),
];
const files = folders.flatMap((folder) => {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((file) => file.endsWith(".js")).map((file) => path.join(folder, file));
});
const replacements = replacementsFor(process.cwd(), 4);

test.each(replacements.map(({ request, importer }) => [request, importer] as const))(
  "%s is asked for in the modules that get another one: %s",
  (request, importer) => {
    const importers = files.filter((file) => importer.test(file));
    const asking = importers.filter((file) =>
      ["`", '"', "'"].some((mark) => readFileSync(file, "utf8").includes(`require(${mark}${request}${mark})`)),
    );
    expect(asking).not.toEqual([]);
  },
);

test("a site below a folder with the name of a package gets what it asks for", () => {
  const gatsby = "/home/me/chokidar/website/node_modules/gatsby/dist/redux/persist.js";
  expect(replacements.filter(({ request, importer }) => request === "fs" && importer.test(gatsby))).toEqual([]);
});
