/** @jest-environment jsdom */
import type { ReactElement } from "react";

const render = jest.fn();
const unmount = jest.fn();
const client = { createRoot: jest.fn(() => ({ render, unmount })), hydrateRoot: jest.fn(() => ({ unmount })) };
jest.mock("react-dom/client", () => client);

/** Imported by each test, so that the module gets the client of the tests. */
async function takeOver(element: ReactElement, container: Element): Promise<() => void> {
  const { takeOver: original } = await import("../../../src/layout/shell/take-over");
  return original(element, container);
}

const page = <p>Page</p>;
const containerOf = (html: string) => {
  document.body.innerHTML = `<div id="___gatsby">${html}</div>`;
  return document.body.firstElementChild as Element;
};
const reported = jest.fn();

beforeAll(() => Object.assign(globalThis, { reportError: reported }));
beforeEach(() => jest.clearAllMocks());

test("HTML of the server is taken over", async () => {
  const container = containerOf('<div id="gatsby-focus-wrapper"><p>Page</p></div>');
  await takeOver(page, container);
  expect(client.hydrateRoot).toHaveBeenCalledWith(container, page, expect.anything());
  expect(client.createRoot).not.toHaveBeenCalled();
});

test.each(["", '<div id="gatsby-focus-wrapper"></div>'])(
  "a page without content of its own is drawn: '%s'",
  async (html) => {
    const container = containerOf(html);
    await takeOver(page, container);
    expect(client.createRoot).toHaveBeenCalledWith(container);
    expect(render).toHaveBeenCalledWith(page);
    expect(client.hydrateRoot).not.toHaveBeenCalled();
  },
);

test.each(["", '<div id="gatsby-focus-wrapper"><p>Page</p></div>'])(
  "what React draws goes when it is taken away, as Gatsby's note before the first page in develop: '%s'",
  async (html) => {
    const takeAway = await takeOver(page, containerOf(html));
    expect(unmount).not.toHaveBeenCalled();
    takeAway();
    expect(unmount).toHaveBeenCalledTimes(1);
  },
);

test("what goes wrong on the way is reported, but for a part that was made anew", async () => {
  await takeOver(page, containerOf('<div id="gatsby-focus-wrapper"><p>Page</p></div>'));
  const [[, , options]] = client.hydrateRoot.mock.calls as unknown as [
    [unknown, unknown, { onRecoverableError: (error: unknown) => void }],
  ];
  const errors = [
    "Minified React error #421; visit …",
    "This Suspense boundary received an update before it finished hydrating.",
  ];
  for (const message of [...errors, "Minified React error #418; visit …"])
    options.onRecoverableError(new Error(message));
  expect(reported.mock.calls).toEqual([[new Error("Minified React error #418; visit …")]]);
});
