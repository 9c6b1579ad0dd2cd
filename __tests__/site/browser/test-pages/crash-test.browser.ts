import assert from "node:assert/strict";
import { withPage, withTab } from "../../../browser/support/page";
import { addressOf } from "../../../browser/support/site";
import { browserTest } from "../../../browser/support/suite";

const PAGE = "/tests/pages/crashTest/";

browserTest("the page that crashes shows the crash page inside the frame, after each try, and lets the reader go", () =>
  withPage(PAGE, { faulty: true }, async (page) => {
    const report = page.getByRole("alert").filter({ hasText: "This page crashed." });
    await report.waitFor();
    assert.match(await report.innerText(), /Crashed on purpose when the page began to run/);
    await report.getByRole("button", { name: "Try again" }).click();
    await report.waitFor();
    await page.getByRole("contentinfo").waitFor();
    await page
      .getByRole("navigation", { name: "Main", exact: true })
      .getByRole("link", { name: "Tests", exact: true })
      .click();
    await page.waitForURL(addressOf("/tests/"));
    await page.getByRole("heading", { level: 1, name: "Tests" }).waitFor();
    await page.goBack();
    await report.waitFor();
  }),
);

browserTest("without scripts the page that crashes can be read", () =>
  withTab(PAGE, { scripts: false }, async (page) => {
    await page.getByRole("heading", { level: 1, name: "Crash test" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Try again" }).count(), 0);
  }),
);

for (const [width, share] of [
  [1440, 0.5],
  [768, 0.5],
  [390, 1],
] as const)
  browserTest(`the crash page takes ${share * 100} % of the width at ${width} px`, () =>
    withPage(PAGE, { faulty: true, viewport: { width, height: 900 } }, async (page) => {
      await page.locator(".error-box").waitFor();
      const found = await page.evaluate<number>(
        "(({ offsetWidth, parentElement }) => { const { paddingLeft, paddingRight } = getComputedStyle(parentElement); return offsetWidth / (parentElement.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)); })(document.querySelector('.error-box'))",
      );
      assert.ok(Math.abs(found - share) < 0.01, `${found}`);
    }),
  );
