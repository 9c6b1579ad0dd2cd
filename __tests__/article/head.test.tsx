import { SeoHead } from "../../src/article/head";
import { site } from "../../src/site";
import { markupOf } from "../support/markup";

const tags = (element: React.ReactNode) =>
  markupOf(element)
    .replaceAll(site.url, "https://site")
    .replaceAll(site.title, "Site")
    .replaceAll(site.tagline, "Tagline");

test("a page with all that its front matter can say", () => {
  const head = (
    <SeoHead
      path="/docs/a/"
      canonicalPath="/docs/b/"
      title="Deploy"
      description="To a server"
      keywords={["server", "cloud"]}
      image="/img/card.png"
      noIndex
    />
  );
  expect(tags(head)).toMatchSnapshot();
});

test("the home page has the site's own title and tagline", () => {
  expect(tags(<SeoHead path="/" />)).toMatchSnapshot();
});

test("an image of another site keeps its address", () => {
  expect(tags(<SeoHead path="/" image="https://example.org/a.png" />)).toContain('content="https://example.org/a.png"');
});
