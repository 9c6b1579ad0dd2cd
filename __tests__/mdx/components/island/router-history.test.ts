/** @jest-environment jsdom */
const tells: ((change: object) => void)[] = [];
jest.doMock("@gatsbyjs/reach-router", () => ({
  globalHistory: { listen: (tell: (change: object) => void) => tells.push(tell) },
}));

test("a history says where the page is, tells of other pages, and keeps nobody from leaving", async () => {
  const { historyOf } = await import("../../../../src/mdx/components/island/router-history");
  const told = jest.fn();
  const here = { pathname: "/docs/a", search: "", hash: "#b" };
  const history = historyOf(here, jest.fn());
  history.listen(told);
  tells[0]?.({ location: { ...here, hash: "#c" }, action: "PUSH" });
  expect(told).toHaveBeenCalledWith({ ...here, hash: "#c" }, "PUSH");
  expect([history.location, history.action, history.block()()]).toEqual([here, "POP", undefined]);
});

export {};
