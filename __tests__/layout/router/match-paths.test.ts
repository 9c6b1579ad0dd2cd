/** @jest-environment jsdom */
import { firstMatchPaths } from "../../../src/layout/router/match-paths";
import { frameParts } from "../../support/frame-parts";

const at = (address: string, pagePath?: string) => {
  window.history.replaceState(null, "", address);
  window.pagePath = pagePath;
  return firstMatchPaths();
};

beforeAll(() => Object.assign(globalThis, { __PATH_PREFIX__: "" }));
beforeEach(() => frameParts.push({ place: "below-route", route: "/wishes/", title: "Wishes" }));
afterEach(() => void (frameParts.length = 0));

test("a page that the server sent at an address below its route shows there", () => {
  expect(at("/wishes/more%20tea?a=1", "/wishes/")).toEqual([{ path: "/wishes/", matchPath: "/wishes/more tea/" }]);
});

test.each([
  ["/wishes/", "/wishes/"],
  ["/wishes/tea/", "/wishes/tea/"],
  ["/wishes/coffee/", "/404.html"],
  ["/docs/a/", "/docs/"],
  ["/docs/a/", undefined],
])("at %s a page with the route %s is at its own address, or Gatsby leads to that", (address, route) => {
  expect(at(address, route)).toEqual([]);
});
