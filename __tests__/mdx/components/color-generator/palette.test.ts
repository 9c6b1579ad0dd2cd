import {
  cssOf,
  ratingOf,
  readColor,
  SHADES,
  shadesOfPalette,
  type Palette,
} from "../../../../src/mdx/components/color-generator/palette";

const palette: Palette = { base: "#2e8555", background: "#ffffff", amounts: SHADES.map(({ amount }) => amount) };

test("a palette has seven shades, each with its contrast on the background", () => {
  expect(
    shadesOfPalette(palette).map(
      ({ name, color, contrast, rating }) => `${name} ${color} ${contrast.toFixed(2)} ${rating}`,
    ),
  ).toMatchInlineSnapshot(`
[
  "--ifm-color-primary #2e8555 4.56 AA",
  "--ifm-color-primary-dark #29784d 5.40 AA",
  "--ifm-color-primary-darker #277148 5.93 AA",
  "--ifm-color-primary-darkest #205d3b 7.81 AAA",
  "--ifm-color-primary-light #33925e 3.88 AA large",
  "--ifm-color-primary-lighter #359962 3.57 AA large",
  "--ifm-color-primary-lightest #3cad6e 2.84 fail",
]
`);
});

test("an amount that is changed changes its shade alone", () => {
  const [base, dark] = shadesOfPalette({ ...palette, amounts: [0, -0.5, ...palette.amounts.slice(2)] });
  expect([base?.color, dark?.color]).toEqual(["#2e8555", "#17432b"]);
});

test.each([
  [21, "AAA"],
  [7, "AAA"],
  [6.99, "AA"],
  [4.5, "AA"],
  [4.49, "AA large"],
  [3, "AA large"],
  [2.99, "fail"],
])("a contrast of %d is rated %s", (contrast, rating) => {
  expect(ratingOf(contrast)).toBe(rating);
});

test("the CSS has a rule for each mode, the dark one with its background", () => {
  expect(cssOf(palette, "light")).toContain(":root {\n  --ifm-color-primary: #2e8555;");
  expect(cssOf({ ...palette, base: "#25c2a0", background: "#181920" }, "dark")).toMatchInlineSnapshot(`
"[data-theme='dark'] {
  --ifm-color-primary: #25c2a0;
  --ifm-color-primary-dark: #21af90;
  --ifm-color-primary-darker: #1fa588;
  --ifm-color-primary-darkest: #1a8870;
  --ifm-color-primary-light: #29d5b0;
  --ifm-color-primary-lighter: #32d8b4;
  --ifm-color-primary-lightest: #4fddbf;
  --ifm-background-color: #181920;
}"
`);
});

test.each([
  ["#ABC", "#aabbcc"],
  [" 2e8555 ", "#2e8555"],
  ["#12345", undefined],
  ["red", undefined],
  ["", undefined],
])("the text %p is the colour %p", (text, color) => {
  expect(readColor(text)).toBe(color);
});
