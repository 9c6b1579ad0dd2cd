/** @jest-environment jsdom */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { Head, LiveHead } from "../../../../src/mdx/components/island/head-tags";
import { noteHead, showHead, takeHead } from "../../../../src/mdx/components/project/part-head";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const meta = { tag: "meta" as const, props: { httpEquiv: "kiln", content: "gas", hidden: true, async: false } };
const inHead = () => document.head.innerHTML.replace(/data-part-head="\w+"/g, "·");

afterEach(() => (document.head.innerHTML = ""));

test("what is kept for a page is taken once, without its title and without empty data", () => {
  const data = { tag: "script" as const, props: { type: "application/ld+json" }, text: "{}" };
  noteHead("/a/", [meta, data, meta, { tag: "title", props: {}, text: "A" }]);
  noteHead("/b/", []);
  expect(takeHead("/a/").head).toHaveLength(1);
  expect(takeHead("/a/")).toEqual({ head: [] });
  expect(takeHead("/b/")).toEqual({ head: [] });
});

test("a browser has each element as long as a component gives it", () => {
  const [first, second] = [showHead([meta]), showHead([meta])];
  expect(inHead()).toBe('<meta http-equiv="kiln" content="gas" hidden="" ·>');
  first();
  expect(document.head.children).toHaveLength(1);
  second();
  expect(inHead()).toBe("");
});

test("what the page's HTML has is taken over, and goes with its component", () => {
  noteHead("/a/", [{ tag: "script", props: { src: "/kiln.js" } }]);
  const key = String(takeHead("/a/").head[0]?.props["data-part-head"]);
  document.head.innerHTML = `<script src="/kiln.js" data-part-head="${key}" data-run="1"></script>`;
  const end = showHead([{ tag: "script", props: { src: "/kiln.js" } }]);
  expect(document.head.children).toHaveLength(1);
  end();
  expect(inHead()).toBe("");
});

test("attributes of the page itself are as before in the end", () => {
  document.documentElement.setAttribute("lang", "en");
  const end = showHead([
    { tag: "html", props: { className: "hot kiln", lang: "nl" } },
    { tag: "body", props: { "data-cone": true } },
  ]);
  expect(document.documentElement.outerHTML).toMatch(/^<html lang="nl" class="hot kiln">/);
  expect(document.body.dataset.cone).toBe("true");
  end();
  expect(document.documentElement.outerHTML).toMatch(/^<html lang="en" class="">/);
  expect(document.body.hasAttribute("data-cone")).toBe(false);
});

test("a component's head follows what it draws, and content's is none of it", () => {
  const page = (cone: string, value?: typeof showHead) => (
    <LiveHead.Provider value={value}>
      <Head>
        <meta name="cone" content={cone} />
      </Head>
    </LiveHead.Provider>
  );
  const root = createRoot(document.createElement("div"));
  act(() => root.render(page("6", showHead)));
  act(() => root.render(page("7", showHead)));
  expect(inHead()).toBe('<meta name="cone" content="7" ·>');
  act(() => root.render(page("8")));
  expect(inHead()).toBe("");
});
