import { answersOf, askFor, flagLines } from "../../../src/commands/new/ask";
import { addressFault, faultOf, itemsOf, type Question } from "../../../src/commands/new/question";
import { pathPartOf } from "../../../src/lib/content/path-part";

const tags: Question = { name: "tags", ask: "Tags", isList: true, isOptional: true, choices: () => ["a", "b"] };
const title: Question = { name: "title", ask: "Title" };
const slug: Question = { name: "slug", ask: "Slug", initial: (answers) => pathPartOf(answers.title ?? "") };

describe("faultOf", () => {
  it("names items of a list that are no choice, and what would be", () => {
    expect(faultOf(tags, { tags: "a, c,d" })).toBe("There is no 'c', 'd'. Valid, nearest first: a, b.");
    const many = { ...tags, choices: () => ["release", "tips"] };
    expect(faultOf(many, { tags: "tip" })).toBe("There is no 'tip'. Valid, nearest first: tips, release.");
    expect(faultOf(tags, { tags: "b,a" })).toBeUndefined();
  });

  it("wants an answer, but for an optional question", () => {
    expect(faultOf(title, { title: " " })).toBe("An answer is needed.");
    expect(faultOf(tags, {})).toBeUndefined();
  });

  it("takes addresses of the web alone where one is asked for", () => {
    const website: Question = { name: "website", ask: "Website", fault: addressFault };
    expect(faultOf(website, { website: "https://example.org/" })).toBeUndefined();
    for (const wrong of ["example.org", "ftp://example.org/"])
      expect(faultOf(website, { website: wrong })).toBe(
        `'${wrong}' is no address. Write one that begins with http:// or https://.`,
      );
  });

  it("splits a list at its commas", () => {
    expect(itemsOf(" a, ,b ")).toEqual(["a", "b"]);
    expect(itemsOf()).toEqual([]);
  });
});

test("a help names each flag with what is valid, and what stands for it where it is left out", () =>
  expect(flagLines([{ ...title, initial: () => "Two words" }, slug, tags])).toEqual([
    "  --title  Title (Two words without it)",
    "  --slug   Slug (two-words without it)",
    "  --tags   Tags (a, b; several with commas; optional)",
  ]));

describe("answersOf", () => {
  it("fills in what follows from other answers", () => {
    expect(answersOf([title, slug, tags], { title: "Two words" })).toEqual({
      title: "Two words",
      slug: "two-words",
      tags: "",
    });
  });

  it("names everything that is missing or wrong at once", () => {
    expect(() => answersOf([title, tags], { tags: "z" })).toThrow(
      "--title (Title): An answer is needed.\n--tags (Tags): There is no 'z'. Valid, nearest first: a, b.",
    );
  });
});

describe("askFor", () => {
  const asked = async (given: Record<string, string>, ...typed: string[]) => {
    const prompts: string[] = [];
    const told: string[] = [];
    const terminal = {
      question: (prompt: string) => {
        prompts.push(prompt);
        return Promise.resolve(typed.shift() ?? "");
      },
    };
    const answers = await askFor([title, slug, tags], given, terminal, (line) => told.push(line));
    return { answers, prompts, told };
  };

  it("asks again until an answer can be taken, and says why", async () => {
    const { answers, prompts, told } = await asked({}, "", "Two words", "", "c", "a");
    expect(answers).toEqual({ title: "Two words", slug: "two-words", tags: "a" });
    expect(told).toEqual(["An answer is needed.", "There is no 'c'. Valid, nearest first: a, b."]);
    expect(prompts).toEqual([
      "Title: ",
      "Title: ",
      "Slug (Enter for two-words): ",
      "Tags (a, b; several with commas; none with Enter): ",
      "Tags (a, b; several with commas; none with Enter): ",
    ]);
  });

  it("does not ask for what flags say, unless that is wrong", async () => {
    const { answers, told } = await asked({ title: "A", slug: "b", tags: "wrong" }, "");
    expect(answers).toEqual({ title: "A", slug: "b", tags: "" });
    expect(told).toHaveLength(1);
  });
});
