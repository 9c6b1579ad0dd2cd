import { forgetMovedQueries } from "../../../src/build/hooks/moved-queries";

test("forgetMovedQueries forgets the static queries of the place where the site was", () => {
  const dispatch = jest.fn();
  const components = [
    { id: "here", componentPath: "/new/src/layout/a.tsx" },
    { id: "there", componentPath: "/old/src/layout/b.tsx" },
    { id: "beside", componentPath: "/new-one/src/layout/c.tsx" },
  ];
  const state = { staticQueryComponents: new Map(components.map((component) => [component.id, component])) };
  forgetMovedQueries({ store: { getState: () => state, dispatch } }, "/new");
  expect(dispatch.mock.calls).toEqual([
    [{ type: "REMOVE_STATIC_QUERY", payload: "there" }],
    [{ type: "REMOVE_STATIC_QUERY", payload: "beside" }],
  ]);
});
