import { lazy, Suspense } from "react";
import { pageHtml } from "../../../src/layout/shell/page-html";

test.each(["é", "–", "😄"])(
  "'%s' stays whole wherever one of React's buffers of 2,048 bytes ends",
  async (character) => {
    for (let lead = 0; lead < 8; lead += 1) {
      const words = ["a".repeat(lead), ...Array<string>(200).fill(character.repeat(20))];
      const paragraphs = words.map((word, place) => <p key={place}>{word}</p>);
      const text = words.map((word) => `<p>${word}</p>`).join("");
      expect(await pageHtml(paragraphs)).toBe(text);
      const Part = lazy(() => Promise.resolve({ default: () => "" }));
      // A part that loads by itself makes React write the page piece by piece.
      const withPart = [...paragraphs, <Suspense key="part" children={<Part />} />];
      expect(await pageHtml(withPart)).toBe(`${text}<!--$--><!--/$-->`);
    }
  },
);

test("a part that loads by itself is in the HTML, where it belongs, however long it is", async () => {
  const text = "long ".repeat(10_000);
  const Part = lazy(() => Promise.resolve({ default: () => <p>{text}</p> }));
  const html = await pageHtml(
    <main>
      <Suspense fallback="loading">
        <Part />
      </Suspense>
    </main>,
  );
  expect(html).toBe(`<main><!--$--><p>${text}</p><!--/$--></main>`);
});

test.each(["before", "inside"])("what throws %s such a part ends the page", async (place) => {
  const Broken = () => {
    throw new Error("Broken on purpose.");
  };
  const page = place === "before" ? <Broken /> : <Suspense fallback="loading">{<Broken />}</Suspense>;
  await expect(pageHtml(page)).rejects.toThrow("Broken on purpose.");
});
