import assert from "node:assert/strict";
import { hydrated, withPage } from "../../../browser/support/page";
import { browserTest } from "../../../browser/support/suite";

const ERRORS = "/tests/pages/error-boundary-tests/";

browserTest("a crash stays inside the page, tells its causes, and can be tried again", () =>
  withPage(ERRORS, { faulty: true }, async (page) => {
    await hydrated(page, ".test-button");
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    await page.getByRole("button", { name: "Crash with causes" }).click();
    const report = page.getByRole("alert");
    await report.getByRole("heading", { name: "This page crashed." }).waitFor();
    assert.match(
      await report.innerText(),
      /The page cannot be shown\s+Cause:\s+The settings cannot be read\s+Cause:\s+The file is not there/,
    );
    const { width = 0 } = (await report.boundingBox()) ?? {};
    const { width: around = 1 } = (await page.locator("main").boundingBox()) ?? {};
    assert.ok(Math.abs(width / around - 0.5) < 0.1, `the box has ${Math.round((100 * width) / around)} % of the width`);
    await report.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
  }),
);
