import { withTab } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

for (const path of ["/docs/installation/index.html", "/docs/installation.html", "/docs/installation"]) {
  browserTest(`${path} leads to the doc`, () =>
    withTab(path, {}, async (page) => {
      await page.waitForURL(addressOf("/docs/installation/"));
      await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
    }),
  );
}
