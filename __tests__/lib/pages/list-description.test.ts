import { listDescription } from "../../../src/lib/pages/list-description";

test("a list is described by its first names, as far as search engines show them", () => {
  expect(listDescription("Tags", [])).toBe("Tags");
  expect(listDescription("Tags", ["a", "b"])).toBe("Tags: a, b");
  const long = listDescription(
    "Tags",
    Array.from({ length: 60 }, (_, index) => `tag ${index}`),
  );
  expect(long).toMatch(/^Tags: tag 0, tag 1, .*, tag \d+…$/);
  expect(long.length).toBeLessThanOrEqual(160);
});
