import { pictureOf } from "../../../src/features/showcase/components/picture";

test("a picture is the same for the same title, and another one for another", () => {
  expect(pictureOf("Docusaurus Docs")).toEqual(pictureOf("Docusaurus Docs"));
  const pictures = ["A", "B", "C", "D", "E", "F"].map((title) => JSON.stringify(pictureOf(title)));
  expect(new Set(pictures).size).toBe(6);
});

test("its letters are the first ones of two words, whatever these are written in", () => {
  expect(
    ["Docusaurus", "my big site", "LabVIEW 编程经验", "A\u0308rzte", "🦖", "  "].map(
      (title) => pictureOf(title).letters,
    ),
  ).toEqual(["D", "MB", "L编", "Ä", "🦖", "  "]);
});

test("its colour is the site's own where there is one, with letters that can be read on it", () => {
  expect(pictureOf("A", "#ffe000")).toMatchObject({ background: "#ffe000", ink: "#000000" });
  expect(pictureOf("A", "#101040")).toMatchObject({ background: "#101040", ink: undefined });
  expect(pictureOf("A").background).toMatch(/^hsl\(\d+ 45% 32%\)$/);
});

test("shapes stay drawable", () => {
  for (let index = 0; index < 200; index += 1)
    expect(pictureOf(`Site ${index}`).shape).toMatch(/^(?:[MLahlvz][\d .-]*)+$/);
});
