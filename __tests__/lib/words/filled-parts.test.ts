import { filledParts } from "../../../src/lib/words/filled-parts";

test("values stand for the placeholders of their names, and others stay", () => {
  const link = { href: "/" };
  expect(filledParts("See {link}, {name} or {other}.", { link, name: undefined })).toEqual([
    "See ",
    link,
    ", ",
    undefined,
    " or ",
    "{other}",
    ".",
  ]);
});

test("a placeholder with the name of a method stays where no value has it", () => {
  expect(filledParts("{constructor}", {})).toEqual(["", "{constructor}", ""]);
});
