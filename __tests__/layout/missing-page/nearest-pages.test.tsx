/** @jest-environment jsdom */
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { NearestPages } from "../../../src/layout/missing-page/nearest-pages";
import { showNearest } from "../../../src/layout/missing-page/answer";
import { routeFiles, routesFile } from "../../../src/lib/routes/route-files";
import { clearDrawn, draw } from "../../support/drawn";

const filesOf = (titles: Record<string, string>) => routeFiles({ titles, otherVersions: [] })[routesFile()];
const list = filesOf({ "/docs/cli/": "Command line", "/docs/clis/": "" });

function answerWith(response: { ok: boolean; json?: () => Promise<unknown> } | Error): void {
  globalThis.fetch = async () => {
    if (response instanceof Error) throw response;
    return response as Response;
  };
}

afterEach(() => {
  clearDrawn();
  Reflect.deleteProperty(globalThis, "fetch");
});

test("pages with an address like it, by title and route, are told to screen readers when they come", async () => {
  answerWith({ ok: true, json: async () => list });
  await draw(<NearestPages path="/docs/cly/" />);
  expect(document.querySelector(".nearest-pages")?.innerHTML.replace(/></g, ">\n<")).toMatchInlineSnapshot(`
    "<div role="status">
    <p>Pages with a similar address:</p>
    </div>
    <ul>
    <li>
    <a href="/docs/cli/">Command line</a> <code>/docs/cli/</code>
    </li>
    <li>
    <a href="/docs/clis/">/docs/clis/</a>
    </li>
    </ul>"
  `);
});

test("with routes that are kept, those alone, and nothing is said of others", async () => {
  answerWith({ ok: true, json: async () => list });
  const kept = new Set(["/docs/clis/"]);
  await draw(<NearestPages path="/docs/cli/" kept={kept} />);
  expect([...document.links].map(({ pathname }) => pathname)).toEqual(["/docs/clis/"]);
  clearDrawn();
  await draw(<NearestPages path="/blog/" kept={kept} />);
  expect(document.querySelector("[role=status]")?.textContent).toBe("");
});

test("what the page has shown by itself stays, and another path is answered anew", async () => {
  const asked = jest.fn();
  globalThis.fetch = async () => {
    asked();
    return { ok: true, json: async () => list } as Response;
  };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = '<div class="nearest-pages" data-found="Like it:"><div role="status"></div></div>';
  const place = host.firstElementChild as HTMLElement;
  await showNearest(place, "/docs/cly/", { withPrefix: String });
  const shown = place.innerHTML;
  const root = await act(async () => hydrateRoot(host, <NearestPages path="/docs/cly/" />));
  expect([place.innerHTML, asked.mock.calls.length, shown.includes("/docs/cli/")]).toEqual([shown, 1, true]);
  await act(async () => root.render(<NearestPages path="/docs/clo/" />));
  expect([asked.mock.calls.length, place.dataset.path]).toEqual([2, "/docs/clo/"]);
  await act(async () => root.unmount());
});

test("where the list did not come to the page by itself, React asks for it again", async () => {
  answerWith(new Error("offline"));
  const place = document.createElement("div");
  await showNearest(place, "/docs/cly/", { withPrefix: String });
  expect(place.dataset.path).toBeUndefined();
});

test("nothing, and no room, where no page is like it", async () => {
  answerWith({ ok: true, json: async () => filesOf({}) });
  const change = await draw(<NearestPages path="/docs/cly/" />);
  const place = document.querySelector<HTMLElement>(".nearest-pages");
  expect([place?.hidden, place?.innerHTML]).toEqual([true, '<div role="status"></div>']);
  answerWith({ ok: true, json: async () => list });
  await change(<NearestPages path="/docs/clo/" />);
  expect([place?.hidden, place?.querySelectorAll("a").length]).toEqual([false, 2]);
});

test.each([
  ["the list is not there", { ok: false }],
  ["there is no connection", new Error("offline")],
  ["a host answers with a page", { ok: true, json: () => Promise.reject(new SyntaxError("Unexpected token '<'")) }],
])("nothing where %s", async (_case, response) => {
  answerWith(response);
  await draw(<NearestPages path="/docs/cly/" />);
  expect(document.querySelector(".nearest-pages")?.innerHTML).toBe('<div role="status"></div>');
});
