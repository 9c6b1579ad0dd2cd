import { textOrder } from "../../../src/lib/values/text-order";

test("texts are in the order of a language, and of the numbers in them", () => {
  const texts = ["v10", "Zink", "ånga", "v2", "apple"];
  expect(texts.toSorted(textOrder("en"))).toEqual(["ånga", "apple", "v2", "v10", "Zink"]);
  expect(texts.toSorted(textOrder("sv"))).toEqual(["apple", "v2", "v10", "Zink", "ånga"]);
});
