/** @jest-environment jsdom */
import type { PageInfo } from "../../../src/ui/page-info";
import { usePreferredVersions, type PreferredVersions } from "../../../src/layout/navbar/preferred-version";
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

test("a reader who comes to an older version, as from a search engine, has not chosen it", async () => {
  await draw(<Preferred page={pageOf("default", "1.0")} />);
  expect([shown(), localStorage.length]).toEqual(["{}", 0]);
});

test("a choice stays where a reader looks into another version", async () => {
  localStorage.setItem(KEY, "1.0");
  await draw(<Preferred page={pageOf("default", "current")} />);
  expect([shown(), localStorage.getItem(KEY)]).toEqual(['{"default":"1.0"}', "1.0"]);
});

test("a choice is known on the next page, and what draws the versions is not drawn again without one", async () => {
  const onRender = jest.fn();
  const render = await draw(<Preferred page={home} onRender={onRender} />);
  await render(<Preferred page={pageOf("blog", "")} onRender={onRender} />);
  expect(onRender).toHaveBeenCalledTimes(2);
  localStorage.setItem(KEY, "1.0");
  await render(<Preferred page={{ path: "/y/" }} onRender={onRender} />);
  expect(shown()).toBe('{"default":"1.0"}');
});
