import { renderToStaticMarkup } from "react-dom/server";
import { expectedIds, FirstPaintMark } from "../../src/ui/first-paint-mark";

test("a page waits for the marks that it has", () => {
  const marks = renderToStaticMarkup(
    <>
      <FirstPaintMark after="navbar" />
      <FirstPaintMark after="above-article" />
    </>,
  );
  expect(marks).toBe('<i hidden="" id="navbar:end"></i><i hidden="" id="above-article:end"></i>');
  expect(expectedIds(marks)).toEqual(["navbar:end", "above-article:end"]);
});

test("a page waits for no mark that it lacks, also where its text names one", () => {
  expect(expectedIds('<i hidden="" id="navbar:end"></i><a href="#above-article:end">above-article:end</a>')).toEqual([
    "navbar:end",
  ]);
  expect(expectedIds("<main>navbar:end</main>")).toEqual([]);
});
