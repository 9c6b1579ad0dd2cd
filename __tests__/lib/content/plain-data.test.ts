import { plainAddress, plainHtml } from "../../../src/lib/content/plain-data";
import { scriptInHtml } from "../../../src/lib/html/script-in-html";

test("addresses in data are no scripts", () => {
  expect(plainAddress.safeParse("https://example.org/").success).toBe(true);
  expect(plainAddress.safeParse("javascript:alert(1)").error?.issues[0]?.message).toBe(
    "an address must not be a script",
  );
});

test("HTML in data holds no scripts, event handlers and addresses that are scripts, however they are written", () => {
  expect(scriptInHtml('<b>Bold</b> <a href="/docs/">Docs</a> <img src="data:image/svg+xml,x">')).toBeUndefined();
  expect(scriptInHtml("<b>x</b><SCRIPT >alert(1)</SCRIPT>")).toBe("a script");
  expect(scriptInHtml("<img src=x OnError=alert(1)>")).toBe("the attribute 'onerror'");
  expect(scriptInHtml('<a href="&#106;avascript&colon;alert(1)">x</a>')).toBe("the address 'javascript:alert(1)'");
  expect(scriptInHtml("<svg><a xlink:href='javascript:alert(1)'>x</a></svg>")).toBe(
    "the address 'javascript:alert(1)'",
  );
  expect(plainHtml.safeParse("<p onclick=''>").error?.issues[0]?.message).toBe(
    "HTML must not hold the attribute 'onclick'",
  );
});

test.each([
  "<img src=x onerror=alert(1) '>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<svg><style><img src=x onerror=alert(1)></style></svg>",
  "<noscript><b title='</noscript><img src=x onerror=alert(1)>'></b></noscript>",
  "<select><img src=x onerror=alert(1)></select>",
  "<select><style></select><img src=x onerror=alert(1)></style>",
  "<template shadowrootmode=open><img src=x onerror=alert(1)></template>",
  "</div></body></html><img src=x onerror=alert(1)>",
  "<iframe srcdoc='&lt;img src=x onerror=alert(1)&gt;'></iframe>",
])("HTML is read as browsers read it: %s", (html) => {
  expect(scriptInHtml(html)).toBe("the attribute 'onerror'");
});

test("an address that an animation of SVG brings is seen", () => {
  const html = "<svg><a><animate attributeName='href' values='/a;javascript:alert(1)' /></a></svg>";
  expect(scriptInHtml(html)).toBe("the address 'javascript:alert(1)'");
});

test("what HTML gives the page around it is seen, too", () => {
  expect(scriptInHtml("<body onload=alert(1)>")).toBe("the attribute 'onload'");
  expect(scriptInHtml("<b onclick=alert(1)></b><frameset>")).toBe("the attribute 'onclick'");
});

test("what browsers do not run is no script", () => {
  expect(scriptInHtml('<!-- <script>x</script> --><b title="<script> javascript:">onclick="x"</b>')).toBeUndefined();
  expect(scriptInHtml("<textarea><img onerror=x></textarea>")).toBeUndefined();
});
