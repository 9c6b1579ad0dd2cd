/** @jest-environment jsdom */
import { createRoot, hydrateRoot } from "react-dom/client";
import { takeOver } from "../../../src/layout/shell/take-over";

const mockRender = jest.fn();
jest.mock("react-dom/client", () => ({ createRoot: jest.fn(() => ({ render: mockRender })), hydrateRoot: jest.fn() }));

const page = <p>Page</p>;
const containerOf = (html: string) => {
  document.body.innerHTML = `<div id="___gatsby">${html}</div>`;
  return document.body.firstElementChild as Element;
};
const reported = jest.fn();

beforeAll(() => Object.assign(globalThis, { reportError: reported }));
beforeEach(() => jest.clearAllMocks());

test("HTML of the server is taken over", () => {
  const container = containerOf('<div id="gatsby-focus-wrapper"><p>Page</p></div>');
  takeOver(page, container);
  expect(hydrateRoot).toHaveBeenCalledWith(container, page, expect.anything());
  expect(createRoot).not.toHaveBeenCalled();
});

test.each(["", '<div id="gatsby-focus-wrapper"></div>'])("a page without content of its own is drawn: '%s'", (html) => {
  const container = containerOf(html);
  takeOver(page, container);
  expect(createRoot).toHaveBeenCalledWith(container);
  expect(mockRender).toHaveBeenCalledWith(page);
  expect(hydrateRoot).not.toHaveBeenCalled();
});

test("what goes wrong on the way is reported, but for a part that was made anew", () => {
  takeOver(page, containerOf('<div id="gatsby-focus-wrapper"><p>Page</p></div>'));
  const [[, , options]] = (hydrateRoot as jest.Mock).mock.calls as [
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
