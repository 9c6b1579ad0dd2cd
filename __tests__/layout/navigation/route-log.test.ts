/** @jest-environment jsdom */
import { logRoute } from "../../../src/layout/navigation/route-log";

beforeEach(() => {
  jest.useFakeTimers();
  document.title = "Intro | Site";
  document.head.insertAdjacentHTML("beforeend", '<meta name="description" content="What it is">');
  document.body.innerHTML = "<h1>Intro</h1>";
  document.documentElement.className = "wide";
});

test.each([
  ["^localhost$", 1],
  ["^deploy-preview-\\d+--", 0],
  [undefined, 0],
])("hosts like %s log %i route change here", (hostPattern, count) => {
  const info = jest.spyOn(console, "info").mockReturnValue();
  logRoute("/docs/#a", "/", hostPattern);
  jest.runAllTimers();
  expect(info).toHaveBeenCalledTimes(count);
  if (count)
    expect(info).toHaveBeenCalledWith({
      location: "/docs/#a",
      previous: "/",
      heading: "Intro",
      title: "Intro | Site",
      description: "What it is",
      htmlClass: "wide",
    });
  info.mockRestore();
});
