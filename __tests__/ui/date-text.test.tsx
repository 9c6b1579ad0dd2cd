/** @jest-environment jsdom */

// React that looks at what it takes over, to warn, is not that of readers.
const { NODE_ENV } = process.env;
beforeAll(() => Object.assign(process.env, { NODE_ENV: "production" }));
afterAll(() => Object.assign(process.env, { NODE_ENV }));

test("a date that the HTML has is not written again, one that it has not is", async () => {
  const { createElement, useEffect } = await import("react");
  const { createRoot, hydrateRoot } = await import("react-dom/client");
  const { DateText } = await import("../../src/ui/date-text");
  const { formatDate } = await import("../../src/lib/content/format-date");
  const { currentLocaleOf } = await import("../../src/lib/settings/locale");
  const { settings } = await import("../../src/ui/site-settings");
  const calendars = jest.spyOn(Intl, "DateTimeFormat");
  const html = '<time datetime="2024-05-03">A day in May</time>';
  document.body.innerHTML = `<div>${html}</div><div></div>`;
  const [taken, empty] = [...document.body.children] as [HTMLElement, HTMLElement];
  /** The date, which tells when it is drawn. */
  const Drawn = ({ tell }: { tell: () => void }) => {
    useEffect(tell);
    return createElement(DateText, { date: "2024-05-03" });
  };
  await new Promise<void>((tell) => hydrateRoot(taken, createElement(Drawn, { tell })));
  expect([taken.innerHTML, calendars.mock.calls.length]).toEqual([html, 0]);
  await new Promise<void>((tell) => createRoot(empty).render(createElement(Drawn, { tell })));
  expect(calendars).toHaveBeenCalledTimes(1);
  // Sites write dates each in their own language.
  const { htmlLang, calendar } = currentLocaleOf(settings.i18n);
  expect(empty.textContent).toBe(formatDate("2024-05-03", htmlLang, calendar));
});
