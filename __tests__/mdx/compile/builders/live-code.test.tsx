import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { liveFrame } from "../../../../src/build/publish/live-frame";
import { readSite } from "../../../../src/lib/site-config";
import { LiveCode } from "../../../../src/mdx/components/live/live-code";
import { isLiveReply } from "../../../../src/mdx/components/live/frame/messages";
import { readSettings } from "../../../../src/read-settings";
import { site as siteInput } from "../../../../src/site";
import { compileInScratch, problemsOf, treeOf } from "../../../support/compiled";
import { markupOf } from "../../../support/markup";

compileInScratch();

test("a live block brings its code highlighted, and how it is to be run", async () => {
  expect(await treeOf("```jsx live", "<b>{1 < 2}</b>", "```")).toMatchInlineSnapshot(
    `"["LiveCode",{"language":"jsx","html":"<span class=p>&lt;</span><span class=t>b</span><span class=p>&gt;{</span><span class=n>1 </span><span class=p>&lt; </span><span class=n>2</span><span class=p>}&lt;/</span><span class=t>b</span><span class=p>&gt;</span>"}]"`,
  );
  expect(await treeOf("```tsx live noInline", "render(1 as number);", "```")).toMatchInlineSnapshot(
    `"["LiveCode",{"language":"tsx","noInline":true,"html":"<span class=f>render</span><span class=p>(</span><span class=n>1 </span><span class=k>as number</span><span class=p>);</span>"}]"`,
  );
});

test("JavaScript and TypeScript by other names run too", async () => {
  for (const [name, language] of [
    ["js", "jsx"],
    ["javascript", "jsx"],
    ["ts", "tsx"],
    ["typescript", "tsx"],
  ]) {
    expect(await treeOf(`\`\`\`${name} live`, "a", "```")).toBe(`["LiveCode",{"language":"${language}","html":"a"}]`);
  }
});

test("words in quotes are no modes", async () => {
  expect(await treeOf('```jsx live title="noInline"', "a", "```")).toBe('["LiveCode",{"language":"jsx","html":"a"}]');
});

test("a language that does not run is a mistake with its place", async () => {
  expect(await problemsOf("Text", "", "```python live", "print(1)", "```")).toMatchInlineSnapshot(`
    [
      "content/page.mdx:3:1 | A live block cannot run the language 'python'. | Write the block in one of the languages that run, or remove the word \`live\`. | jsx, js, javascript",
    ]
  `);
});

test("before the editor is loaded the page has the code, and rooms for bar and result", () => {
  expect(markupOf(<LiveCode language="jsx" html="<span class=t>a</span>" />)).toMatchInlineSnapshot(`
    "<div class="live-code" role="group" aria-label="Live editor" data-needs-scripts="view">
    <div class="live-bar">
    <span>Live editor</span>
    </div>
    <div class="live-source" tabindex="0">
    <div class="live-lines">
    <pre>
    <code>
    <span class=t>a</span>
    </code>
    </pre>
    </div>
    </div>
    <div class="live-bar">Result</div>
    <div class="live-result">
    <div class="live-frame">
    </div>
    </div>
    </div>"
  `);
});

test("a page heeds nothing but the messages of a live frame", () => {
  const messages = [
    { ready: true },
    { height: 12 },
    { height: "12" },
    { height: Infinity },
    {},
    null,
    "ready",
    undefined,
  ];
  expect(messages.map(isLiveReply)).toEqual([true, true, false, false, false, false, false, false]);
});

describe("the live frame", () => {
  const ground = { root: process.cwd(), site: readSite(readSettings(siteInput)) };

  test("has a policy of its own, which lets its one script run and evaluate", async () => {
    const { text: html } = await liveFrame.of(ground);
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? "";
    const script = /<script>([^]*)<\/script>/.exec(html)?.[1] ?? "";
    const digest = createHash("sha256").update(script).digest("base64");
    expect(policy.replace(digest, "…").split("; ")).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'sha256-…' 'unsafe-eval'",
        "style-src 'unsafe-inline'",
        "img-src http: https: data: blob:",
        "media-src http: https: data: blob:",
        "font-src https: data:",
        "connect-src https:",
        "form-action 'none'",
        "base-uri 'none'",
      ]
    `);
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<style>"));
  });

  test("is whole by itself: one script, one style, nothing to be loaded", async () => {
    const { text: html } = await liveFrame.of(ground);
    expect([html.match(/<script/g)?.length, html.match(/<\/script/g)?.length, html.includes("<!--")]).toEqual([
      2,
      1,
      false,
    ]);
    const outside = html.replace(/<script>[^]*<\/script>/, "");
    expect(outside).not.toMatch(/https?:\/\/|url\(|@import|\ssrc=|\shref=/);
  });

  test("has no highlighter, and weighs what React and the compiler of JSX weigh", async () => {
    const { text: html } = await liveFrame.of(ground);
    const weight = gzipSync(html).length;
    process.stdout.write(`live frame: ${html.length} bytes, ${weight} compressed\n`);
    expect(html).not.toContain("after-tokenize");
    expect(weight).toBeLessThan(110_000);
  });

  test("is written under its digest, once", async () => {
    const root = mkdtempSync(path.join(os.tmpdir(), "live-frame-"));
    const { text: html, url } = await liveFrame.of(ground);
    await liveFrame.publish({ ...ground, root });
    await liveFrame.publish({ ...ground, root });
    expect(url).toMatch(/^\/live-code\/[\da-f]{32}\.html$/);
    expect(readdirSync(path.join(root, "public/live-code"))).toEqual([path.basename(url)]);
    expect(readFileSync(path.join(root, "public", url), "utf8")).toBe(html);
    rmSync(root, { recursive: true });
  });
});
