import { enlargedWidths } from "../../../../src/mdx/components/zoom/enlarged-width";

const wide = { own: 1600, shown: 700, width: 1250, height: 700, isCut: false };
const phone = { own: 1000, shown: 358, width: 358, height: 800, isCut: false };

test.each([
  ["all of it is in view where that makes it larger", wide, 2, 1250],
  ["its height counts, too", { ...wide, height: 500 }, 2, 1000],
  ["it is as wide as the room where all of it would be no larger", { ...wide, own: 900, height: 300 }, 2, 900],
  ["on a phone it is as large as it is, and scrolls", phone, 2, 1000],
  ["it is at most three times as large as it was", { ...phone, own: 4000 }, 2, 1074],
  ["it is never larger than it is", { ...phone, own: 500, shown: 300, width: 1250 }, 2, 500],
  [
    "what its buttons take makes it no larger than it would be without them",
    { own: 1200, shown: 670, width: 812, height: 288, tools: 48, isCut: false },
    1.76,
    764,
  ],
  ["one that the page cuts is all in view", { ...phone, shown: 700, isCut: true }, 2, 358],
])("%s", (_name, room, ratio, width) => {
  const { whole, large, opensLarge } = enlargedWidths(room, ratio);
  expect(opensLarge ? large : whole).toBe(width);
});

test.each([
  ["to its own size", wide, 2, { whole: 1250, large: 1600 }],
  ["to all of the room", { ...wide, height: 500, own: 1250 }, 2, { whole: 1000, large: 1250 }],
  ["from all of it to what is read", { ...phone, shown: 700, isCut: true }, 2, { whole: 358, large: 1000 }],
  ["not at all where nothing is gained", { ...wide, own: 1400 }, 2, { whole: 1250, large: 1250 }],
  ["out of one that scrolls", phone, 2, { whole: 358, large: 1000 }],
])("a reader zooms %s", (_name, room, ratio, widths) => {
  expect(enlargedWidths(room, ratio)).toMatchObject(widths);
});
