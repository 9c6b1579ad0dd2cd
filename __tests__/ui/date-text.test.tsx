/** @jest-environment jsdom */

// React that looks at what it takes over, to warn, is not that of readers.
const { NODE_ENV } = process.env;
beforeAll(() => Object.assign(process.env, { NODE_ENV: "production" }));
afterAll(() => Object.assign(process.env, { NODE_ENV }));

const drawn = () => new Promise((resolve) => setTimeout(resolve, 50));

test("a date that the HTML has is not written again, one that it has not is", async () => {
  const { createElement } = await import("react");
  const { createRoot, hydrateRoot } = await import("react-dom/client");
  const { DateText } = await import("../../src/ui/date-text");
  const calendars = jest.spyOn(Intl, "DateTimeFormat");
  const html = '<time datetime="2024-05-03">May 3, 2024</time>';
  document.body.innerHTML = `<div>${html}</div><div></div>`;
  const [taken, empty] = [...document.body.children] as [HTMLElement, HTMLElement];
  hydrateRoot(taken, createElement(DateText, { date: "2024-05-03" }));
  await drawn();
  expect([taken.innerHTML, calendars.mock.calls.length]).toEqual([html, 0]);
  createRoot(empty).render(createElement(DateText, { date: "2024-05-03" }));
  await drawn();
  expect([empty.innerHTML, calendars.mock.calls.length]).toEqual([html, 1]);
});
