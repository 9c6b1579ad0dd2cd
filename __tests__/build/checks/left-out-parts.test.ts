import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { leftOutOf, leftOutPublisher } from "../../../src/build/checks/left-out-parts";
import type { PublishedPage } from "../../../src/build/publish/publisher";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "left-out-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const MARK = '<html lang="en"><i hidden="" data-without-part="DocItem/Footer"></i>';

test("a page says by marks which parts it is without", () => {
  expect(leftOutOf(`${MARK}${MARK}`)).toEqual(["DocItem/Footer"]);
  expect(leftOutOf('<html lang="en" data-without-parts="" dir="ltr"><p>')).toEqual(["parts of pages"]);
  expect(leftOutOf('<html lang="en"><p>data-without-parts')).toEqual([]);
});

test("a part that cannot be drawn is told with the files of the first pages without it, and their number", async () => {
  mkdirSync(path.join(root, ".cache/part-failures"), { recursive: true });
  const failure = { name: "DocItem/Footer", file: "./src/theme/DocItem/Footer", reason: "no window.", remedy: "Mend." };
  writeFileSync(path.join(root, ".cache/part-failures/DocItem%2FFooter.json"), JSON.stringify(failure));
  const publisher = leftOutPublisher(root);
  const page = (file: string, html: string, kept?: (typeof failure)[]) =>
    publisher.page?.({ route: "/a/", node: { file }, html: () => html } as PublishedPage, kept);
  expect(await page("docs/a.md", MARK)).toEqual([failure]);
  await page("docs/plain.md", "<p>");
  await page("docs/b.md", MARK);
  await page("docs/c.md", "", [failure]);
  await publisher.page?.({ route: "/tags/", html: () => MARK } as PublishedPage);
  expect(await publisher.end?.()).toEqual([
    {
      severity: "warning",
      file: "src/theme/DocItem/Footer",
      message:
        "The component for DocItem/Footer cannot be drawn, and 4 pages are without it: no window. " +
        "They are docs/a.md, docs/b.md, docs/c.md and 1 more.",
      remedy: "Mend.",
    },
  ]);
});

test("without the reason, which an earlier build has told, the pages are still named", async () => {
  const publisher = leftOutPublisher(root);
  await publisher.page?.({ route: "/tags/", html: () => MARK } as PublishedPage);
  expect(await publisher.end?.()).toMatchObject([
    { message: expect.stringContaining("a page is without it: an earlier build said why. It is /tags/.") as string },
  ]);
});
