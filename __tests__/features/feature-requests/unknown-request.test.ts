/** @jest-environment jsdom */
import { UNKNOWN_REQUEST_SCRIPT } from "../../../src/features/feature-requests/components/unknown-request";

test.each([
  ["/base/requests/", 0],
  ["/base/requests/?status=done", 0],
  ["/base/requests/pdf/", 1],
  ["/base/requests/a/b", 1],
  ["/base/requests/requests/", 1],
])("at %s the list asks for its scripts %d times", (address, times) => {
  const asked = jest.fn();
  window.history.replaceState(null, "", address);
  window.addEventListener("storage", asked);
  const script = document.createElement("script");
  script.dataset.route = "/base/requests/";
  script.text = UNKNOWN_REQUEST_SCRIPT;
  document.body.append(script);
  expect(asked).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
  window.removeEventListener("storage", asked);
  expect(asked).toHaveBeenCalledTimes(times);
});
