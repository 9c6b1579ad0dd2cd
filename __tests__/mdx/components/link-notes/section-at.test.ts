/** @jest-environment jsdom */
import { sectionAt } from "../../../../src/mdx/components/link-notes/section-at";

/** What stands at an anchor of this page: its heading, and the HTML of its text. */
function at(anchor: string, html: string) {
  document.body.innerHTML = html;
  const section = sectionAt(document, anchor);
  return section && [section.heading, section.text.innerHTML];
}

test("a heading stands for its section: with its words and the first text below it, before the next heading", () => {
  const html =
    '<h2 id="tide">The <code>tide</code><a class="heading-anchor" href="#tide">#</a></h2><pre>x</pre><p>It turns.</p>';
  expect(at("tide", `${html}<p>Twice a day.</p>`)).toEqual(["The tide", "It turns."]);
  expect(at("tide", `<h2 id="tide">Tide</h2><pre>x</pre><h3>Ebb</h3><p>It falls.</p>`)).toBeUndefined();
  expect(at("tide", `<h2 id="tide">Tide</h2><ul id="list"><li>Ebb</li><li>Flood</li></ul>`)).toEqual([
    "Tide",
    "<ul><li>Ebb</li><li>Flood</li></ul>",
  ]);
});

test("an anchor inside a heading stands for that", () => {
  expect(at("ebb", '<h2>Tide<span id="ebb"></span></h2><p>It turns.</p>')).toEqual(["Tide", "It turns."]);
});

test("other anchors stand for the footnote, the row or the paragraph that they are in", () => {
  const note = '<ol><li id="note"><p>From the chart. <a href="#mark" data-footnote-backref>↩</a></p></li></ol>';
  expect(at("note", note)).toEqual([undefined, "<p>From the chart. </p>"]);
  expect(at("depth", '<table><tr><td><a id="depth"></a>depth</td><td>metres</td></tr></table>')).toEqual([
    undefined,
    "<td>depth</td><td>metres</td>",
  ]);
  expect(at("word", '<p>One <em id="word">word</em>.</p>')).toEqual([undefined, "One <em>word</em>."]);
});

test("links are their words, and what is no text is left out", () => {
  const html =
    '<p id="a">See <a href="/x/">the <b id="b">chart</b><span class="visually-hidden"> (new)</span></a><img src="/x.png">.</p>';
  expect(at("a", html)).toEqual([undefined, "See the <b>chart</b>."]);
});

test("what is no anchor, has no text or no block around it stands for nothing", () => {
  expect(at("nowhere", "<p>Text</p>")).toBeUndefined();
  expect(at("empty", '<p id="empty"><img src="/x.png"></p>')).toBeUndefined();
  expect(at("main", '<main id="main">Text</main>')).toBeUndefined();
});

test("a copy is made outside of the page, where no image loads, and the page stays as it is", () => {
  const html = '<p id="a">See <a href="/x/">the chart</a>.</p>';
  document.body.innerHTML = html;
  expect(sectionAt(document, "a")?.text.ownerDocument).not.toBe(document);
  expect(document.body.innerHTML).toBe(html);
});
