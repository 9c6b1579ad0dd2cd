import { stop } from "esbuild";
import { siteHeadOf } from "../../../src/build/hooks/site-head";
import { siteHead } from "../../../src/features/site-head";
import { readSite } from "../../../src/lib/site-config";
import { LAYER_ORDER, layered } from "../../../src/lib/style/project-layer";
import { asUser } from "../../../src/lib/build/last-user";
import { smallestSite } from "../../support/site";

const placeless = `${LAYER_ORDER}\n${layered('/* Theirs. */ p { color: red; background: url("base:/img/a.svg"); }')}`;
const head = [
  { tag: "style" as const, text: placeless },
  { tag: "style" as const, text: `${LAYER_ORDER}\n@import "a.css" layer(project.imports);` },
  { tag: "style" as const, text: "p { color: blue; }" },
  { tag: "style" as const, props: { media: "print" }, text: placeless },
];
const site = readSite({ ...smallestSite, baseUrl: "/base/", head });

const small = "@layer elements,project;@layer project{p{color:red;background:url(/base/img/a.svg)}}";

test("a build has styles in the stylesheet whose place is said by layers alone; all others stay in the head", async () => {
  const { head: kept, styles } = await siteHeadOf([siteHead], { root: process.cwd(), site, production: true });
  expect(styles).toEqual([small]);
  expect(kept.map(({ props, text = "" }) => [props, text.split("\n")[1] ?? text])).toEqual([
    [{}, '@import "a.css" layer(project.imports);'],
    [{}, "p { color: blue; }"],
    [{ media: "print" }, "@layer project {"],
  ]);
});

test("while developing, all of them are in the head: pages name no stylesheet", async () => {
  const { head: all, styles } = await siteHeadOf([siteHead], { root: process.cwd(), site, production: false });
  expect([all.length, styles]).toEqual([4, []]);
});

test("while developing, no page names what only a build publishes", async () => {
  const install = { name: "install", head: () => [{ tag: "link" as const, props: {} }], publish: () => ({}) };
  const countOf = async (production: boolean) =>
    (await siteHeadOf([install], { root: process.cwd(), site, production })).head.length;
  expect([await countOf(true), await countOf(false)]).toEqual([1, 0]);
});

test("others who are done with esbuild meanwhile do not end it before the styles are there", async () => {
  const made = siteHeadOf([siteHead], { root: process.cwd(), site, production: true });
  let isMade = false;
  void made.then(() => (isMade = true));
  while (!isMade) {
    await asUser(Promise.resolve(), stop);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await made).styles).toEqual([small]);
});
