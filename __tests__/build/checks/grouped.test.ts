import { toldProblems } from "../../../src/build/checks/grouped";
import type { Problem } from "../../../src/lib/problem";

const problem = (line: number, message: string): Problem => ({
  severity: "warning",
  file: "a.md",
  line,
  message,
  remedy: "Mend it.",
});

test("few problems are told one by one", () => {
  expect(toldProblems([problem(1, "A 'b'."), problem(2, "A 'c'.")])).toEqual({
    texts: ["a.md:1\n  A 'b'.\n  → Mend it.", "a.md:2\n  A 'c'.\n  → Mend it."],
    isShortened: false,
  });
});

test("what is told once has three of its places, and how many there are beside these", () => {
  const broken = [1, 4, 9, 12, 13].map((line) => ({
    ...problem(line, "The component 'B' cannot run."),
    isToldOnce: true,
  }));
  expect(toldProblems([problem(2, "A."), ...broken]).texts).toEqual([
    "a.md:2\n  A.\n  → Mend it.",
    "a.md:1\n  The component 'B' cannot run. It also stands at a.md:4, a.md:9 and 2 more.\n  → Mend it.",
  ]);
});

test("many are told by kind, the commonest first, with their number and three places", () => {
  const many = Array.from({ length: 50 }, (_, index) => problem(index + 2, `The link '/${index}' is broken.`));
  const { texts, isShortened } = toldProblems([problem(1, "It is odd."), ...many]);
  expect(isShortened).toBe(true);
  expect(texts).toEqual([
    [
      "50 of this kind:",
      "a.md:2\n  The link '/0' is broken.\n  → Mend it.",
      "  also a.md:3: The link '/1' is broken.",
      "  also a.md:4: The link '/2' is broken.",
      "  and 47 more",
    ].join("\n"),
    "a.md:1\n  It is odd.\n  → Mend it.",
  ]);
});
