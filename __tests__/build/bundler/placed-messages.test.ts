import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { computedIds, placedMessagesRules } from "../../../src/build/bundler/placed-messages";
import placedMessagesLoader from "../../../src/build/bundler/placed-messages-loader.cjs";
import textLoader from "../../../src/build/bundler/text-loader.cjs";
import { messages } from "../../../src/lib/words/messages.en";

const words = { "menu.open": 'Open the "menu"', "menu.close": "Close it" };
const placed = (source: string) => placedMessagesLoader.call({ getOptions: () => ({ words }) }, source);

describe("words in the place of ids", () => {
  it("stand where an id is written out, in calls and in elements", () => {
    expect(placed('translate({ id: "menu.close" }, { a })')).toBe('translate({ message: "Close it" }, { a })');
    expect(placed('<Translate id="menu.open" values={{}} />')).toBe(
      '<Translate message={"Open the \\"menu\\""} values={{}} />',
    );
  });

  it("stand where one of two ids is chosen", () => {
    expect(placed('translate({ id: isOpen ? "menu.close" : "menu.open" })')).toBe(
      'translate({ message: isOpen ? "Close it" : "Open the \\"menu\\"" })',
    );
    const unknown = 'translate({ id: isOpen ? "menu.close" : "menu.other" })';
    expect(placed(unknown)).toBe(unknown);
  });

  it("stand in a table where the last part of an id is computed", () => {
    expect(placed("translate({ id: `menu.${state}` }, { a })")).toBe(
      `translate({ message: ({"open":"Open the \\"menu\\"","close":"Close it"})[state] }, { a })`,
    );
  });

  it("are not put in the place of other ids", () => {
    for (const source of ['<p id="menu">', 'translate({ id: "menu.other" })', "translate({ id: `other.${state}` })"])
      expect(placed(source)).toBe(source);
  });
});

describe("computedIds", () => {
  const ids = ["menu.open", "menu.close", "mode.light", "mode.dark", "search.label"];

  it("are those of which half a part is computed, and those that stand elsewhere than after `id`", () => {
    const sources = [
      'translate({ id: "menu.open" })',
      'const id = isOpen ? "menu.close" : "menu.open";',
      "translate({ id: `mode.l${mode}` })",
      "translate({ id: `search.${part}` })",
      '<Translate id="search.label" values={{}} />',
    ];
    expect(computedIds(sources, ids)).toEqual(["menu.open", "menu.close", "mode.light"]);
    expect(computedIds(sources.slice(0, 1), ids)).toEqual([]);
  });
});

describe("the site's own messages", () => {
  const root = process.cwd();
  const [modules, catalogue] = placedMessagesRules(root);
  const file = (name: string) => path.join(root, name);

  it("are placed in the scripts of the site, all of them, and the catalogue has none", () => {
    expect(modules?.test(file("src/ui/site-link.tsx"))).toBe(true);
    const others = ["src/lib/words/messages.en.ts", "node_modules/a/src/b.ts", "src/a.css"];
    expect(others.map((name) => modules?.test(file(name)))).toEqual([false, false, false]);
    expect(catalogue?.test(file("src/lib/words/messages.en.ts"))).toBe(true);
    const text = textLoader.call({ getOptions: () => catalogue?.options as { text: string } });
    expect(text).toBe("export const messages = {};\n");
  });

  it("are written with an id or a message, never with both: a placed one would be the earlier of two", () => {
    const entries = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
    const both = entries.filter((name) =>
      [...readFileSync(path.join("src", name), "utf8").matchAll(/\{ id: "([\w.]+)", message: /g)].some(
        ([, id = ""]) => id in messages,
      ),
    );
    expect(both).toEqual([]);
  });
});
