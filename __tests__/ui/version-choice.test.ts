/** @jest-environment jsdom */
import { preferredVersionKey } from "../../src/ui/storage";
import { keepVersionChoices } from "../../src/ui/version-choice";
import { versionChoice } from "../../src/ui/version-choice-link";

const KEY = preferredVersionKey("default");

/** Clicks on what is in a link with these attributes. */
function clickIn(attributes: Record<string, string>): void {
  const link = document.body.appendChild(document.createElement("a"));
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  // As the menu of small screens does.
  link.addEventListener("click", (event) => event.stopPropagation());
  link.appendChild(document.createElement("b")).click();
}

beforeAll(keepVersionChoices);
beforeEach(() => localStorage.clear());

test.each(["current", "2.0 (old)"])("a click on a link that chooses the version %s is kept", (version) => {
  clickIn(versionChoice({ instance: "default", version }));
  expect(localStorage.getItem(KEY)).toBe(version);
});

test("other clicks choose nothing", () => {
  clickIn({ href: "#1.0" });
  document.body.click();
  document.dispatchEvent(new Event("click", { bubbles: true }));
  expect(localStorage.length).toBe(0);
});

test("where storage is blocked the link leads on", () => {
  const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("Access is denied.");
  });
  expect(() => clickIn(versionChoice({ instance: "default", version: "1.0" }))).not.toThrow();
  blocked.mockRestore();
});
