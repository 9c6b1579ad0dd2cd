import { errorMessage, errorOf } from "../../../src/lib/values/error-of";

test("whatever is thrown has a message", () => {
  expect([new Error("no"), "text", undefined].map(errorMessage)).toEqual(["no", "text", "undefined"]);
});

test("an error stays the same one", () => {
  const error = new TypeError("no");
  expect(errorOf(error)).toBe(error);
});
