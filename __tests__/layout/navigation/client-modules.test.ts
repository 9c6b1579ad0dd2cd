import { tellModule, type RouteChange } from "../../../src/layout/navigation/client-modules";

test("a client module hears of a page when it begins to show and when it shows, and cleans up after", () => {
  const change = { location: { pathname: "/b/" }, previousLocation: { pathname: "/a/" } } as RouteChange;
  const told: unknown[] = [];
  tellModule(
    {
      onRouteUpdate: (given) => {
        told.push("update", given);
        return () => void told.push("clean up");
      },
      onRouteDidUpdate: (given) => void told.push("did update", given),
    },
    change,
  );
  expect(told).toEqual(["update", change, "did update", change, "clean up"]);
});

test("the functions of a default export are called, and before those of the same name", () => {
  const told: string[] = [];
  const named = (by: string) => ({
    onRouteUpdate: () => void told.push(`update by ${by}`),
    onRouteDidUpdate: () => void told.push(`did update by ${by}`),
  });
  const change = {} as RouteChange;
  tellModule({ default: named("default") }, change);
  tellModule({ ...named("name"), default: { onRouteDidUpdate: named("default").onRouteDidUpdate } }, change);
  tellModule({ ...named("name"), default: null }, change);
  expect(told).toEqual([
    "update by default",
    "did update by default",
    "update by name",
    "did update by default",
    "update by name",
    "did update by name",
  ]);
});

test("a module without these functions hears nothing", () => {
  expect(() => tellModule({}, {} as RouteChange)).not.toThrow();
});

test("what a module throws is reported, and no more than that", () => {
  const report = jest.spyOn(console, "error").mockImplementation();
  const error = new Error("It is cold.");
  const onRouteUpdate = () => {
    throw error;
  };
  tellModule({ onRouteUpdate }, {} as RouteChange);
  expect(report.mock.calls).toEqual([["A client module failed.", error]]);
});
