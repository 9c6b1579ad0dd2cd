import { HitLink } from "../../../../src/features/search/components/hit-link";
import { markupOf } from "../../../support/markup";

test("a result on the site is a link to its page, and any other one has the browser load its address", () => {
  const links = [false, true].map((isExternal) =>
    markupOf(<HitLink address={{ href: "/docs/", isExternal }}>A</HitLink>),
  );
  expect(links).toEqual(['<a href="/docs/">A</a>', '<a href="/docs/" data-full-load="">A</a>']);
});
