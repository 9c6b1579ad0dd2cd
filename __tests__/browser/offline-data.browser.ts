import assert from "node:assert/strict";
import { visit, withDeployment } from "./support/deployment";
import { DOC, isKept, keepOffline, pathOf } from "./support/kept-offline";
import { until } from "./support/moments";
import { browserTest } from "./support/suite";

browserTest("a reader whose browser asks to spare data has the docs that they read, and no others", () =>
  withDeployment(async (reader) => {
    const { page, context, deployment } = reader;
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
    await keepOffline(reader);
    assert.ok(!deployment.asked.includes(pathOf(reader, DOC)));
    assert.equal(await page.evaluate(isKept(pathOf(reader, DOC))), false);
    await visit(reader, DOC);
    await until(page, isKept(pathOf(reader, DOC)));
    const heading = await page.locator("main h1").first().innerText();
    deployment.down = true;
    await visit(reader, DOC);
    assert.equal(await page.locator("main h1").first().innerText(), heading);
  }),
);
