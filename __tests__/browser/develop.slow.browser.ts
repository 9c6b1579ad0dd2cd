import assert from "node:assert/strict";
import type { Page, WebSocket } from "playwright-core";
import { BuiltSite } from "../engine/support/built-site";
import { closeContext } from "./support/requests";
import { siteUnderTest } from "./support/site";
import { browserTest } from "./support/suite";
import { STEP_MS } from "./support/visit";

/** A module outside of the folders of docs and posts. */
const MODULE = "content/parts/tide.js";
const FILE = "content/docs/2.0/01-install.mdx";
const HARBOURS = "content/docs/2.0/guides/harbours.mdx";
/** A picture that comes and goes. */
const PIER = "content/docs/2.0/guides/pier.svg";
/** A file that comes while its address is open. */
const NEW = "content/docs/2.0/instal.mdx";
/** A component that every doc has. */
const COMPONENT = "src/article/pagination.tsx";
const [RIGHT, WRONG] = ["# Installation", "# Installation\n\n<Nope />\n\n[x](#nix)"];

browserTest("in develop a mistake shows on its page, opens the editor, and goes when it is mended", async () => {
  const site = new BuiltSite();
  site.write(MODULE, 'export const tide = "low tide";');
  site.edit(HARBOURS, "# Harbours", '# Harbours\n\nimport { tide } from "@site/content/parts/tide.js";\n\nNow: {tide}');
  site.edit(
    "src/site.ts",
    'title: "Tern",',
    'title: "Tern",\n  head: [{ tag: "style", text: "h1 { --harbour: 1 }" }],',
  );
  const server = await site.develop();
  const context = await siteUnderTest().browser.newContext();
  context.setDefaultTimeout(STEP_MS);
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on("console", (message) => void (message.type() === "error" && faults.push(message.text())));
    // A page hears of edits once its socket is open; an edit made before that it would never show.
    const open = async (route: string) => {
      const isHeard = (socket: WebSocket) =>
        socket.waitForEvent("framesent", ({ payload }) => payload.includes("registerPath")).then(() => true);
      const heard = page.waitForEvent("websocket", isHeard);
      await page.goto(server.url + route);
      await heard;
    };
    await open("/docs/install/");
    await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
    // The head has what the configuration puts into it.
    const harbour = page.evaluate(() => getComputedStyle(document.querySelector("h1")!).getPropertyValue("--harbour"));
    assert.equal(await harbour, "1");
    const report = page.getByRole("alert");
    assert.equal(await report.count(), 0);
    assert.deepEqual(faults, []);

    site.edit(FILE, RIGHT, WRONG);
    await report.waitFor();
    assert.match(
      await report.innerText(),
      /^2 errors in the content\s+content\/docs\/2\.0\/01-install\.mdx:7:1\s+There is no component 'Nope'\./,
    );
    const opened = page.waitForRequest(/__open-stack-frame-in-editor/);
    // The editor of this machine is nothing that a test should start.
    await page.route(/__open-stack-frame-in-editor/, (route) => route.fulfill({ body: "" }));
    await report.getByRole("link", { name: `${FILE}:7:1` }).click();
    const { searchParams } = new URL((await opened).url());
    assert.deepEqual(Object.fromEntries(searchParams), { fileName: FILE, lineNumber: "7" });

    await open("/docs/guides/harbours/");
    await page.getByRole("heading", { level: 1, name: "Harbours" }).waitFor();
    assert.equal(await report.count(), 0);
    await page.getByText("Now: low tide").waitFor();
    site.edit(MODULE, "low", "high");
    await page.getByText("Now: high tide").waitFor();
    site.edit(HARBOURS, "Now:", "![A pier](./pier.svg)\n\nNow:");
    await report.getByText("There is no file './pier.svg'.").waitFor();
    site.write(PIER, "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>");
    await report.waitFor({ state: "detached" });
    await page.getByRole("img", { name: "A pier" }).waitFor();
    site.remove(PIER);
    await report.getByText("There is no file './pier.svg'.").waitFor();
    site.edit(HARBOURS, "![A pier](./pier.svg)", "");
    await report.waitFor({ state: "detached" });

    await open("/docs/install/");
    await report.waitFor();
    site.edit(FILE, WRONG, RIGHT);
    await report.waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();

    await assertRefreshed(page, site);

    const missing = page.getByRole("heading", { level: 1, name: "Page not found" });
    await open("/docs/nowhere/");
    await missing.waitFor();
    assert.equal(new URL(page.url()).pathname, "/docs/nowhere/");
    await open("/docs/instal/");
    await page.locator(".nearest-pages").getByRole("link", { name: "Installation" }).waitFor();
    // An address may be opened before its file is read.
    site.write(NEW, "# Instalments");
    await page.getByRole("heading", { level: 1, name: "Instalments" }).waitFor();
    await open("/docs/guides/harbours/");
    await page.getByRole("heading", { level: 1, name: "Harbours" }).waitFor();
    site.remove(HARBOURS);
    await missing.waitFor();
    assert.equal(new URL(page.url()).pathname, "/docs/guides/harbours/");
  } finally {
    await closeContext(context);
    server.kill();
    await server.end;
    site.end();
  }
});

/** An edited component shows without a new load of the page; a mistake in it is told there until it is mended. */
async function assertRefreshed(page: Page, site: BuiltSite): Promise<void> {
  await page.evaluate("window.isSame = true");
  site.edit(COMPONENT, "<nav ", '<nav data-edited="" ');
  await page.locator("nav[data-edited]").waitFor();

  const overlay = page.locator("gatsby-fast-refresh");
  site.edit(COMPONENT, "return (", "return (]");
  await overlay.getByText("Failed to compile").waitFor();
  await overlay.getByText(`./${COMPONENT}`).first().waitFor();
  site.edit(COMPONENT, "return (]", "return (");
  await overlay.waitFor({ state: "detached" });

  site.edit(COMPONENT, "return (", 'if (typeof window === "object") throw new Error("Low water");\n  return (');
  await overlay.getByText("Low water").first().waitFor();
  site.edit(COMPONENT, 'if (typeof window === "object") throw new Error("Low water");\n  return (', "return (");
  await overlay.waitFor({ state: "detached" });
  await page.locator("nav[data-edited]").waitFor();
  assert.equal(await page.evaluate("window.isSame"), true, "the page was loaded anew");
}
