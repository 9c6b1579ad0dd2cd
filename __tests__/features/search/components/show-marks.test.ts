/** @jest-environment jsdom */
import { showMarks } from "../../../../src/features/search/components/show-marks";

const HTML = "<main><article><p>Yarn and npm</p></article></main>";
const article = () => document.querySelector("article") as HTMLElement;
const button = () => document.querySelector<HTMLInputElement>("main > input");

beforeEach(() => {
  document.body.innerHTML = HTML;
  Object.assign(globalThis, { CSS: {} });
});

test("a button stands at the end of the page while there are marks, and asks to clear them", () => {
  const onClear = jest.fn();
  const remove = showMarks(article(), ["yarn"], onClear);
  expect([button()?.value, article().querySelector("mark")?.textContent]).toEqual(["Clear marks", "Yarn"]);
  button()?.click();
  expect(onClear).toHaveBeenCalledTimes(1);
  remove();
  expect(document.body.innerHTML).toBe(HTML);
});

test("where no word is marked, no button shows", () => {
  const remove = showMarks(article(), ["pnpm"], jest.fn());
  expect(document.body.innerHTML).toBe(HTML);
  remove();
  expect(document.body.innerHTML).toBe(HTML);
});
