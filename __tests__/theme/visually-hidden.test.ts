import { visuallyHidden } from "../../src/theme/styles/visually-hidden";

test("text for screen readers begins where the block around it does, so that it makes no page wider", () => {
  expect(visuallyHidden()).toMatchObject({ position: "absolute", insetInlineStart: 0, m: "-1px", width: "1px" });
});
