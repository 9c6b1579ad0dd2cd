import { addressesIn, isEventName, isScriptUrl } from "../../../src/lib/html/no-scripts";

describe("isScriptUrl", () => {
  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "  javascript:alert(1)",
    "\u0000\u001fjavascript:alert(1)",
    "java\tscript:alert(1)",
    "java\r\nscript:alert(1)",
    "javascript\u200b:alert(1)",
    "java%0Ascript:alert(1)",
    "vbscript:msgbox(1)",
    "data:text/html,<script>alert(1)</script>",
    "DATA:TEXT/HTML;base64,PHNjcmlwdD4=",
    "data:application/xhtml+xml,x",
    "data:application/rss+xml,<script xmlns='http://www.w3.org/1999/xhtml'/>",
    "data:application/mathml+xml;charset=utf-8,x",
    "DATA:image/vnd.a-b.c+xml;base64,PHg+",
    "data:image/svg+a+xml,x",
    "data:image/svg+xml,<svg onload='alert(1)'/>",
    "data:text/javascript,alert(1)",
  ])("is so for %j", (url) => {
    expect(isScriptUrl(url)).toBe(true);
  });

  it.each([
    "/javascript:/",
    "./javascript.mdx",
    "#javascript:",
    "https://example.org/javascript:alert(1)",
    "mailto:javascript@example.org",
    "data:image/png;base64,iVBORw0KGgo=",
    "data:text/plain,javascript",
    "data:text/plain;a=b+xml,x",
    "data:application/json,a/b+xml",
    "javascript",
  ])("is not so for %j", (url) => {
    expect(isScriptUrl(url)).toBe(false);
  });

  it("lets images be drawings, which run no scripts there", () => {
    expect(isScriptUrl("data:image/svg+xml,<svg/>", true)).toBe(false);
    expect(isScriptUrl("javascript:alert(1)", true)).toBe(true);
  });
});

describe("isEventName", () => {
  it("is so for every attribute of HTML that begins with on, and for events among the props of components", () => {
    for (const name of ["onclick", "onClick", "ONLOAD", "onfoo"]) expect(isEventName(name, "img")).toBe(true);
    for (const name of ["onClick", "onclick", "onError"]) expect(isEventName(name, "Card")).toBe(true);
    for (const name of ["once", "only", "one", "on"]) expect(isEventName(name, "Card")).toBe(false);
    expect(isEventName("class", "p")).toBe(false);
  });
});

test("addresses stand in attributes of links and images, and in what an animation changes them to", () => {
  expect(addressesIn("xlink:href", "/a", "a")).toEqual(["/a"]);
  expect(addressesIn("formAction", "/a", "button")).toEqual(["/a"]);
  expect(addressesIn("title", "/a", "a")).toEqual([]);
  expect(addressesIn("values", "/a;/b", "animate")).toEqual(["/a", "/b"]);
  expect(addressesIn("to", "/a", "set")).toEqual(["/a"]);
  expect(addressesIn("values", "/a", "Tabs")).toEqual([]);
});
