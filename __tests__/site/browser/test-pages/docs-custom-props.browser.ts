import assert from "node:assert/strict";
import { withTab } from "../../../browser/support/page";
import { addressOf } from "../../../browser/support/site";
import { browserTest } from "../../../browser/support/suite";

browserTest("custom properties of a doc keep their types, and a doc without has none", () =>
  withTab("/tests/docs/tests/custom-props/", {}, async (page) => {
    const table = page.getByRole("table").first();
    assert.ok((await table.innerText()).includes('{"prop":"custom","number":1,"boolean":true}'));
    assert.deepEqual(await page.locator(".doc-cards strong").allInnerTexts(), [
      "Doc with Custom Props",
      "Doc without Custom Props",
    ]);
    await page.goto(addressOf("/tests/docs/tests/custom-props/doc-with-custom-props/"));
    const rows = await page.locator("tbody tr").allInnerTexts();
    assert.deepEqual(
      rows.map((row) => row.split("\t")[2]?.trim()),
      ["string", "number", "boolean"],
    );
    await page.goto(addressOf("/tests/docs/tests/custom-props/doc-without-custom-props/"));
    await page.getByText("The type of the field in the front matter is undefined.").waitFor();
  }),
);
