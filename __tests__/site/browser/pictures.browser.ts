import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withPage } from "../../browser/support/page";
import { assertLikeKept, chromiumVersion, keepPicture, pictureOf } from "../../browser/support/pictures";
import { siteUnderTest } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const FOLDER = "__tests__/site/pictures";
/** The version of Chromium that drew the pictures: another one draws letters and lines in its own way. */
const VERSION_FILE = path.join(FOLDER, "chromium.txt");

/** A page of each of the main templates. */
const PAGES = {
  home: "/",
  doc: "/docs/installation/",
  category: "/docs/category/guides/",
  blog: "/blog/",
  post: "/blog/releases/3.3/",
  changelog: "/changelog/",
  showcase: "/showcase/",
  versions: "/versions/",
};

const WINDOWS = [
  { name: "light", colorScheme: "light", viewport: { width: 1440, height: 900 } },
  { name: "dark", colorScheme: "dark", viewport: { width: 1440, height: 900 } },
  { name: "phone", colorScheme: "light", viewport: { width: 390, height: 844 } },
] as const;

for (const [page, address] of Object.entries(PAGES))
  for (const { name, ...options } of WINDOWS)
    browserTest(`the picture of the page ${page}, ${name}, is like the one that is kept`, async () => {
      const { accepts } = siteUnderTest();
      const known = existsSync(VERSION_FILE) ? readFileSync(VERSION_FILE, "utf8").trim() : "";
      if (!accepts && known !== chromiumVersion())
        return console.log(`skipped: the pictures are of Chromium ${known}, and this is ${chromiumVersion()}`);
      await withPage(address, { ...options, untouched: true, unguarded: true }, async (tab) => {
        const file = path.join(FOLDER, `${page}-${name}.webp`);
        const picture = await pictureOf(tab);
        if (!accepts) return assertLikeKept(picture, file);
        await keepPicture(picture, file);
        writeFileSync(VERSION_FILE, `${chromiumVersion()}\n`);
      });
    });
