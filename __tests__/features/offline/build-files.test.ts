import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesOfStyles } from "../../../src/features/offline/build-files";

const folder = mkdtempSync(path.join(tmpdir(), "styles-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(["/", "/base/"])("the files that stylesheets name on the site are known below its base URL %s", (baseUrl) => {
  const named = [
    "fonts/a.woff2",
    `${baseUrl}assets/b%20c.png?v=1#d`,
    "'data:image/svg+xml,a'",
    "//other.example/e.png",
  ];
  const more = ["https://other.example/f.png", "http://[", ...(baseUrl === "/" ? [] : ["/elsewhere/g.png"])];
  const css = [...named, ...more].map((address) => `a { background: url(${address}); }`).join("\n");
  writeFileSync(path.join(folder, "styles.css"), css);
  expect(filesOfStyles(folder, ["/styles.css"], baseUrl)).toEqual(["/fonts/a.woff2", "/assets/b%20c.png"]);
});
