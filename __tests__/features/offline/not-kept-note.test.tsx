/** @jest-environment jsdom */
import { NotKeptNote } from "../../../src/features/offline/components/not-kept-note";
import { clearDrawn, draw } from "../../support/drawn";

afterEach(clearDrawn);

test.each([
  [true, ""],
  [false, "You are offline. The page may exist, but this browser keeps no copy of it."],
])("with a network (%s) the not-found page says '%s'", async (onLine, text) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  await draw(<NotKeptNote />);
  expect(document.body.textContent).toBe(text);
});
