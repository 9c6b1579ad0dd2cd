import { hasLongLine } from "../../../src/features/security-headers/headers-file";

const policy = (length: number) => ({
  "Content-Security-Policy": "p".repeat(length - "  Content-Security-Policy: ".length),
});

test("each header of a rule is a line of its own: hosts take 2,000 characters of each", () => {
  const others = { "X-Content-Type-Options": "nosniff", "Permissions-Policy": "camera=()" };
  expect(hasLongLine({ path: "/*", headers: { ...others, ...policy(2000) } })).toBe(false);
  expect(hasLongLine({ path: "/*", headers: { ...others, ...policy(2001) } })).toBe(true);
});
