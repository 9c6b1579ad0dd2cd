import { enlargedWidth } from "../../../../src/mdx/components/zoom/enlarged-width";

test.each([
  ["all of it is in view where that makes it larger", { own: 1600, shown: 700, width: 1250, height: 700 }, 2, 1250],
  ["its height counts, too", { own: 1600, shown: 700, width: 1250, height: 500 }, 2, 1000],
  [
    "it is as wide as the room where all of it would be no larger",
    { own: 900, shown: 700, width: 1250, height: 300 },
    2,
    900,
  ],
  ["on a phone it is as large as it is, and scrolls", { own: 1000, shown: 358, width: 358, height: 800 }, 2, 1000],
  ["it is at most three times as large as it was", { own: 4000, shown: 358, width: 358, height: 800 }, 2, 1074],
  ["it is never larger than it is", { own: 500, shown: 300, width: 1250, height: 800 }, 2, 500],
])("%s", (_name, room, ratio, width) => {
  expect(enlargedWidth(room, ratio)).toBe(width);
});
