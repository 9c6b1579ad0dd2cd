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

test("the button hands the focus to the heading of what is being read, and takes it from nobody else", () => {
  article().innerHTML = "<h1>Install</h1><p>Yarn and <a href='/npm/'>npm</a></p><h2>Below</h2>";
  const [first, below] = article().querySelectorAll<HTMLElement>("h1, h2");
  below!.getBoundingClientRect = () => new DOMRect(0, innerHeight, 9, 9);
  const remove = showMarks(article(), ["yarn"], jest.fn());
  button()?.focus();
  remove();
  expect(document.activeElement).toBe(first);
  const removeAgain = showMarks(article(), ["yarn"], jest.fn());
  article().querySelector("a")?.focus();
  removeAgain();
  expect(document.activeElement?.textContent).toBe("npm");
});

test("where no word is marked, no button shows", () => {
  const remove = showMarks(article(), ["pnpm"], jest.fn());
  expect(document.body.innerHTML).toBe(HTML);
  remove();
  expect(document.body.innerHTML).toBe(HTML);
});
