import { MAX_WEIGHT } from "../../../../src/features/search/index-files/posting-list";
import {
  eachWeight,
  sumOf,
  termWeightsOf,
  weightsText,
} from "../../../../src/features/search/index-files/term-weights";
import { searchedPage } from "../../../support/search-index";

const weightsOf = (...more: Parameters<typeof searchedPage>) => termWeightsOf(searchedPage(...more));
const text = (words: string) => ({ sections: [{ heading: "", level: 1, text: words }] });
const heading = (words: string) => ({ sections: [{ heading: words, id: "a", level: 2, text: "" }] });

test("a title says more than a heading, a heading more than text", () => {
  const weights = [
    weightsOf("/x/", "Routing"),
    weightsOf("/x/", "X", heading("Routing")),
    weightsOf("/x/", "X", text("Routing")),
  ].map((all) => all.get("routing") ?? 0);
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
  expect(new Set(weights).size).toBe(3);
});

test("a name that a row explains says more than text, less than a heading; in a list as much as text", () => {
  const names = (lists?: true) => ({
    sections: [{ heading: "", level: 1, text: "routing", names: ["routing"] }],
    lists,
  });
  const weights = [text("routing"), names(true), names(), heading("routing")].map(
    (more) => weightsOf("/x/", "X", more).get("routing") ?? 0,
  );
  expect(weights[0]).toBe(weights[1]);
  expect(weights[1]).toBeLessThan(weights[2] ?? 0);
  expect(weights[2]).toBeLessThan(weights[3] ?? 0);
});

test("in a list a heading says as much as text", () => {
  const [listed, written] = [{ ...heading("Routing"), lists: true }, text("Routing")];
  expect(weightsOf("/x/", "X", listed)).toEqual(weightsOf("/x/", "X", written));
});

test("one word says more in a short title than in a long one, and more often in a text more than once", () => {
  const inTitle = (title: string) => weightsOf("/x/", title).get("routing") ?? 0;
  expect(inTitle("Routing")).toBeGreaterThan(inTitle("All that one can know of routing"));
  const inText = (words: string) => weightsOf("/x/", "X", text(words)).get("routing") ?? 0;
  expect(inText("routing routing routing routing")).toBeGreaterThan(inText("routing and a few others"));
});

test("a heading is as good on a page with many as on a page with one", () => {
  const many = Array.from({ length: 50 }, (_, index) => ({
    heading: `h${index}`,
    id: `h${index}`,
    level: 2,
    text: "",
  }));
  const alone = weightsOf("/x/", "X", heading("Routing")).get("routing");
  expect(weightsOf("/x/", "X", { sections: [...many, ...heading("Routing").sections] }).get("routing")).toBe(alone);
});

test("a part of a name counts less than the name; another name of the page counts as its title", () => {
  const weights = weightsOf("/x/", "onBrokenLinks", { label: "Links of all kinds" });
  expect(weights.get("onbrokenlinks")).toBeGreaterThan(weights.get("broken") ?? 0);
  expect(weights.get("kinds")).toBeGreaterThan(1);
});

test("weights lie between 1 and the greatest, and stand for sums that grow", () => {
  const all = [...weightsOf("/routing/", "Routing", { group: "Routing", ...heading("Routing") }).values()];
  expect(Math.max(...all)).toBeLessThanOrEqual(MAX_WEIGHT);
  expect(Math.min(...weightsOf("/x/", "X", text("word ".repeat(9) + "rare")).values())).toBeGreaterThanOrEqual(1);
  expect([0, 5, 15].map((weight) => Math.round(sumOf(weight)))).toEqual([0, 1, 12]);
});

test("weights are the same after a way through text, also of a term with spaces", () => {
  const weights = new Map([
    ["routing", 1],
    ["3.3.2", MAX_WEIGHT],
    ["صلى الله", 7],
  ]);
  const read = new Map<string, number>();
  eachWeight(weightsText(weights), (term, weight) => read.set(term, weight));
  expect([...read]).toEqual([...weights]);
  eachWeight("", () => read.clear());
  expect(read.size).toBe(3);
});
