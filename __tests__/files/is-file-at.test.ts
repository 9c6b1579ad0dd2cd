import { isFileAt } from "../../src/files/is-file-at";

test("only a file is one: no folder, nothing that is missing, and nothing below a file", () => {
  expect([__filename, __dirname, `${__filename}.no`, `${__filename}/a.png`].map(isFileAt)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
