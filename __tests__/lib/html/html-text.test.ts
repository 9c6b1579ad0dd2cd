import { escapedContent, escapedText, plainText, scriptJson, textOfHtml } from "../../../src/lib/html/html-text";

const WRITTEN = `<a href="?b&c">It's</a>`;

describe("a text in HTML", () => {
  it("has no markup, and in attributes no quotes that end these", () => {
    expect(escapedText(WRITTEN)).toBe("&lt;a href=&quot;?b&amp;c&quot;&gt;It's&lt;/a&gt;");
    expect(escapedContent(WRITTEN)).toBe(`&lt;a href="?b&amp;c"&gt;It's&lt;/a&gt;`);
  });

  it("is the same when it is read again, also where it is escaped twice", () => {
    for (const text of [WRITTEN, escapedText(WRITTEN), "&copy;", ""]) {
      expect(plainText(escapedText(text))).toBe(text);
      expect(plainText(escapedContent(text))).toBe(text);
    }
    expect(plainText("&#x27;&#39;")).toBe("''");
  });

  it("comes without the tags around it", () => {
    expect(textOfHtml('<span class="k">a</span> &lt; <b>&quot;b&quot;</b>')).toBe('a < "b"');
  });
});

test("JSON in a script element does not end it", () => {
  const value = { text: "</script><!-- <script>" };
  const json = scriptJson(value);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(value);
});
