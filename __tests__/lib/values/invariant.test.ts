import { invariant } from "../../../src/lib/values/invariant";
import { currentLocaleOf } from "../../../src/lib/settings/locale";

test("what holds passes, and is known to the compiler", () => {
  const value = "a" as string | undefined;
  invariant(value);
  expect(value.length).toBe(1);
});

test.each([
  [undefined, "Invariant failed"],
  ["The list is empty.", "Invariant failed: The list is empty."],
])("what does not hold throws, with the detail %p", (detail, message) => {
  expect(() => invariant(0, detail)).toThrow(new Error(message));
});

test("the site's own assertions use it", () => {
  expect(() => currentLocaleOf({ defaultLocale: "nl", locales: {} })).toThrow(
    new Error("Invariant failed: i18n.locales has no 'nl', the locale that is built."),
  );
});
