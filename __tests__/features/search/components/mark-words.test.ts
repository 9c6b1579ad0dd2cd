/** @jest-environment jsdom */
import { markWords } from "../../../../src/features/search/components/mark-words";

const HTML =
  '<p>Yarn and <code>yarn add</code>, unyarned.</p><script>yarn</script><span class="visually-hidden">yarn</span>';
const article = () => document.body;

beforeEach(() => {
  document.body.innerHTML = HTML;
});

test("where browsers know no highlights, elements mark the words, and go again", () => {
  Object.assign(globalThis, { CSS: {} });
  const remove = markWords(article(), ["yarn", "add"]);
  expect(article().innerHTML).toBe(
    HTML.replace("Yarn", "<mark>Yarn</mark>").replace("yarn add", "<mark>yarn</mark> <mark>add</mark>"),
  );
  remove?.();
  expect(article().innerHTML).toBe(HTML);
  expect(article().querySelector("p")?.childNodes).toHaveLength(3);
});

test("a name with places for breaks is one text", () => {
  const name = "<code>docCategory<wbr>GeneratedIndex</code><code>yarn</code><wbr><code>s</code>";
  document.body.innerHTML = name;
  Object.assign(globalThis, { CSS: {} });
  const remove = markWords(article(), ["docCategoryGenerated", "yarns"]);
  expect(article().innerHTML).toBe(name.replace("docCategory<wbr>Generated", "<mark>docCategory<wbr>Generated</mark>"));
  remove?.();
  expect(article().innerHTML).toBe(name);
});

test("where browsers know highlights, the page stays as it is", () => {
  const highlights = new Map<string, Set<Range>>();
  class Highlight extends Set<Range> {
    constructor(...ranges: Range[]) {
      super(ranges);
    }
  }
  Object.assign(globalThis, { CSS: { highlights }, Highlight });
  const remove = markWords(article(), ["yarn"]);
  expect([...(highlights.get("search-words") ?? [])].map(String)).toEqual(["Yarn", "yarn"]);
  expect([article().innerHTML, article().hasAttribute("data-marked")]).toEqual([HTML, true]);
  remove?.();
  expect([highlights.size, article().hasAttribute("data-marked")]).toEqual([0, false]);
});

test("words that are not there leave nothing to remove", () => {
  Object.assign(globalThis, { CSS: {} });
  expect(markWords(article(), ["pnpm"])).toBeUndefined();
});
