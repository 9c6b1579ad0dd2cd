import { markedParts } from "../../../../src/features/search/engine/marked-parts";

test("splits a highlighted text into what matches and what does not", () => {
  expect(markedParts("the __ais-highlight__inst__/ais-highlight__allation")).toEqual([
    { text: "the ", marked: false },
    { text: "inst", marked: true },
    { text: "allation", marked: false },
  ]);
});

test("markup in the text stays text", () => {
  expect(markedParts("<img src=x onerror=alert(1)> __ais-highlight__<b>__/ais-highlight__")).toEqual([
    { text: "<img src=x onerror=alert(1)> ", marked: false },
    { text: "<b>", marked: true },
  ]);
});

test("a tag without its pair loses nothing of the text", () => {
  expect(markedParts("a __ais-highlight__b").map(({ text }) => text)).toEqual(["a ", "b"]);
  expect(markedParts("a __/ais-highlight__b")).toEqual([{ text: "a __/ais-highlight__b", marked: false }]);
  expect(markedParts("")).toEqual([]);
});
