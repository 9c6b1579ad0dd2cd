import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { publishedPageOf } from "../../../src/build/publish/publisher";
import { readSite } from "../../../src/lib/site-config";
import { cardAddress } from "../../../src/lib/pages/social-card";
import { nothingElse } from "../../support/finished-site";
import { smallestSite } from "../../support/site";

const mockClose = jest.fn(() => Promise.resolve());
jest.mock("../../../src/build/publish/workers", () => ({
  ...jest.requireActual<object>("../../../src/build/publish/workers"),
  startWorkers: () => ({ run: () => Promise.reject(new Error("no memory")), close: mockClose }),
}));

test("a card that cannot be drawn fails the build when all are awaited, and ends the workers", async () => {
  const { publishCards } = await import("../../../src/features/social-cards/publish");
  const root = mkdtempSync(path.join(os.tmpdir(), "cards-"));
  mkdirSync(path.join(root, "public"));
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction");
  symlinkSync(path.resolve("src"), path.join(root, "src"), "junction");
  const lost = jest.fn();
  process.on("unhandledRejection", lost);
  const publisher = publishCards({ root, site: readSite(smallestSite), production: true }, nothingElse);
  const html = () => `<meta property="og:image" content="https://example.org${cardAddress("/a/")}"/>`;
  await publisher.page?.({ ...publishedPageOf({ page: { path: "/a/", title: "A" } }, root), html });
  await setImmediate();
  expect(mockClose).not.toHaveBeenCalled();
  await expect(publisher.end?.()).rejects.toThrow("no memory");
  expect(mockClose).toHaveBeenCalled();
  expect(lost).not.toHaveBeenCalled();
  process.off("unhandledRejection", lost);
  rmSync(root, { recursive: true });
});
