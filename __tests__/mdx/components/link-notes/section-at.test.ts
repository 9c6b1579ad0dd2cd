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
  expect(at("tide", `<h2 id="tide">Tide</h2><h3>Ebb</h3><p>It falls.</p>`)).toBeUndefined();
  expect(at("tide", `<h2 id="tide">Tide</h2><ul id="list"><li>Ebb</li><li>Flood</li></ul>`)).toEqual([
    "Tide",
    "<ul><li>Ebb</li><li>Flood</li></ul>",
  ]);
});

test("a section without such text stands for the text of its elements, for its table or its code", () => {
  const heading = '<h2 id="tide">Tide</h2>';
  const table = "<table><tbody><tr><th>Ebb</th><td>It falls.</td></tr></tbody></table>";
  const code = '<pre id="code"><code>tide --now</code></pre>';
  expect(at("tide", `${heading}<div>${code}</div><h3>Ebb</h3><p>It falls.</p>`)).toEqual([
    "Tide",
    "<pre><code>tide --now</code></pre>",
  ]);
  expect(at("tide", `${heading}<div role="group">${table}</div>${code}`)).toEqual(["Tide", table]);
  expect(at("tide", `${heading}<aside><b>Note</b><p>It turns.</p></aside>${table}`)).toEqual(["Tide", "It turns."]);
});

test("a section that begins with pictures stands for its first text, and a heading of two lines is one", () => {
  const html = '<h2 id="tide">The<br>tide</h2><p><img src="/x.png"></p><ul><li><svg></svg></li></ul><p>It turns.</p>';
  expect(at("tide", html)).toEqual(["The tide", "It turns."]);
});

test("a term of a list stands for its description", () => {
  const list = '<dl><dt id="ebb">Ebb</dt><dt>Reflux</dt><dd>It falls.</dd><dt id="end">End</dt></dl>';
  expect(at("ebb", list)).toEqual(["Ebb", "It falls."]);
  expect(at("end", list)).toBeUndefined();
});

test("a formula is the one that browsers draw without a stylesheet", () => {
  const math = (extra: string) => `<math><semantics><mi>d</mi>${extra}</semantics></math>`;
  const formula =
    `<span class="katex"><span class="katex-mathml">${math("<annotation>d</annotation>")}</span>` +
    '<span class="katex-html" aria-hidden="true">d</span></span>';
  const html = `<h2 id="depth">Depth ${formula}</h2><p>Of <link rel="stylesheet" href="/katex.css">${formula}.</p>`;
  expect(at("depth", html)).toEqual(["Depth d", `Of ${math("")}.`]);
  expect(at("drawn", '<p id="drawn"><span class="katex">d</span></p>')).toEqual([
    undefined,
    '<span class="katex">d</span>',
  ]);
});

test("nothing in a copy plays, loads or is filled in, and a chosen button of the page stays chosen", () => {
  const html =
    '<p id="a">See <input type="radio" name="x" checked><video autoplay></video><iframe src="/x/"></iframe>' +
    '<a href="https://example.org/">it<span class="external-mark">\uFEFF</span></a>' +
    '<input type="checkbox" disabled></p>';
  expect(at("a", html)).toEqual([undefined, 'See it<input type="checkbox" disabled="">']);
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
