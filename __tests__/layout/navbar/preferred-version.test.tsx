/** @jest-environment jsdom */
import type { PageInfo } from "../../../src/ui/page-info";
import {
  choosePreferredVersion,
  usePreferredVersions,
  type PreferredVersions,
} from "../../../src/layout/navbar/preferred-version";
import { preferredVersionKey } from "../../../src/ui/storage";
import { docs } from "../../support/docs-data";
import { clearDrawn, draw } from "../../support/drawn";

const KEY = preferredVersionKey("default");
const home: PageInfo = { path: "/" };
const pageOf = (instance: string, version: string): PageInfo => ({ path: "/x/", instance, version });

function Preferred({ page, onRender }: { page: PageInfo; onRender?: (preferred: PreferredVersions) => void }) {
  const preferred = usePreferredVersions(docs, page);
  onRender?.(preferred);
  return <p>{JSON.stringify(preferred)}</p>;
}

const shown = () => document.querySelector("p")?.textContent;

beforeEach(() => localStorage.clear());
afterEach(clearDrawn);

test("a stored version is known once the page has mounted, not while it hydrates", async () => {
  localStorage.setItem(KEY, "1.0");
  const renders: PreferredVersions[] = [];
  await draw(<Preferred page={home} onRender={(preferred) => renders.push(preferred)} />);
  expect(renders).toEqual([{}, { default: "1.0" }]);
});

test("a version that there is no longer is removed", async () => {
  localStorage.setItem(KEY, "0.9");
  await draw(<Preferred page={home} />);
  expect([shown(), localStorage.getItem(KEY)]).toEqual(["{}", null]);
});

test("arriving in an older version prefers it, and coming back to the last one prefers that again", async () => {
  const render = await draw(<Preferred page={pageOf("default", "1.0")} />);
  expect([shown(), localStorage.getItem(KEY)]).toEqual(['{"default":"1.0"}', "1.0"]);
  await render(<Preferred page={home} />);
  expect(shown()).toBe('{"default":"1.0"}');
  await render(<Preferred page={pageOf("default", "current")} />);
  expect([shown(), localStorage.getItem(KEY)]).toEqual(['{"default":"current"}', "current"]);
});

test("a reader of the last version alone has chosen none, nor has one of an instance with one version", async () => {
  const render = await draw(<Preferred page={pageOf("default", "current")} />);
  await render(<Preferred page={pageOf("community", "current")} />);
  expect([shown(), localStorage.length]).toEqual(["{}", 0]);
});

test("a vanished version does not make the last one a choice", async () => {
  localStorage.setItem(KEY, "0.9");
  await draw(<Preferred page={pageOf("default", "current")} />);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("a choice in the version menu is kept, whatever the version", () => {
  choosePreferredVersion({ instance: "default", version: "current" });
  expect(localStorage.getItem(KEY)).toBe("current");
});
