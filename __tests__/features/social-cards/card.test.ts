import { cardElement, drawableCard, type CardElement } from "../../../src/features/social-cards/card";
import { partWith, readRanges } from "../../../src/features/social-cards/font-ranges";

const colors = { background: "#000000", text: "#ffffff", accent: "#ff0000" };
const card = { title: "Installation", section: "Guides", site: "Site", version: "1.0" };

function textsOf({ props: { children } }: CardElement): string[] {
  return typeof children === "string" ? [children] : (children ?? []).flatMap(textsOf);
}

describe("a card", () => {
  it("says section, title, site and version", () => {
    expect(textsOf(cardElement(card, colors))).toEqual(["Guides", "Installation", "Site", "1.0"]);
  });

  it("has a longer title in smaller letters", () => {
    const sizes = [10, 30, 60, 500].map((length) => {
      const { children } = cardElement({ ...card, title: "x".repeat(length) }, colors).props;
      return (children as CardElement[])[1]?.props.style.fontSize;
    });
    expect(sizes).toEqual([104, 80, 64, 48]);
  });

  it("leaves out what the font lacks; where nothing is left, the section or the site is the title", () => {
    const isDrawn = (character: string) => /[\w\s]/.test(character);
    expect(drawableCard({ ...card, title: "A 🦖 b", version: "Canary 🚧" }, isDrawn)).toEqual({
      title: "A b",
      section: "Guides",
      site: "Site",
      version: "Canary",
    });
    expect(drawableCard({ ...card, title: "日本" }, isDrawn)).toMatchObject({ title: "Guides", section: "Site" });
    expect(drawableCard({ ...card, title: "日本", section: "" }, isDrawn)).toMatchObject({
      title: "Site",
      section: "",
    });
  });
});

test("a font's ranges tell which of its files has a character", () => {
  const ranges = readRanges({ latin: "U+0000-00FF,U+0131", "[4]": "U+1F00-1F01" });
  expect(["a", "ÿ", "ı", "Ā", "\u1f01", "🦖"].map((character) => partWith(character, ranges))).toEqual([
    "latin",
    "latin",
    "latin",
    undefined,
    "4",
    undefined,
  ]);
});
