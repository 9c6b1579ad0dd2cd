import { plainAddress, plainHtml, scriptInHtml } from "../../src/lib/plain-data";

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
