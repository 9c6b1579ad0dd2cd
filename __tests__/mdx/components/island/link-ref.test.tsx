/** @jest-environment jsdom */
import { createRef } from "react";
import { Link } from "../../../../src/mdx/components/island/link";
import { clearDrawn, draw } from "../../../support/drawn";

afterEach(clearDrawn);

test.each(["/docs/", "https://example.org/", "#part"])("a link to %s gives its element", async (to) => {
  const ref = createRef<HTMLAnchorElement>();
  const taken: unknown[] = [];
  await draw(
    <>
      <Link to={to} ref={ref} />
      <Link to={to} ref={(link) => void taken.push(link?.tagName)} />
    </>,
  );
  expect([ref.current?.tagName, taken[0]]).toEqual(["A", "A"]);
});
