import { addressOfPage } from "../../../src/layout/router/page-address";

const page = (path: string, matchPath?: string) => ({ path, matchPath });

test.each([
  ["/base/index.html?q=1#part", page("/"), "/base/?q=1#part"],
  ["/base/docs//installation/", page("/docs/installation/"), "/base/docs/installation/"],
  ["/base/docs/%69nstallation/#a", page("/docs/installation/"), "/base/docs/installation/#a"],
  ["/base/%40docusaurus%2Flogger/?q=%40", page("/@docusaurus/logger/?q=%40"), "/base/@docusaurus/logger/?q=%40"],
  ["/base/d%C3%B6cs/it%27s/", page("/döcs/it's/"), "/base/d%C3%B6cs/it's/"],
  ["/base/docs%3Fa/", page("/docs/?a/"), "/base/docs/"],
  ["/base/%77ishes/tea/", page("/wishes/", "/wishes/*"), "/base/wishes/"],
])("%s, where the loader finds %j, is %s, and that stays", (address, found, own) => {
  expect(addressOfPage(address, found, "/base")).toBe(own);
  expect(addressOfPage(own, found, "/base")).toBe(own);
});

test.each([
  ["/base/docs/?q=1#part", page("/docs/")],
  ["/base/docs", page("/docs/")],
  ["/base/d%C3%B6cs/", page("/döcs/")],
  ["/base/döcs/", page("/döcs/")],
  ["/base/100%25/", page("/100%/")],
  ["/base/wishes/tea/", page("/wishes/", "/wishes/*")],
  ["/base//nowhere/", page("/404.html")],
  ["/base/broken/", page("/500.html")],
])("%s, where the loader finds %j, stays", (address, found) => {
  expect(addressOfPage(address, found, "/base")).toBe(address);
});
