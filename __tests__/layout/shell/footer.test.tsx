import { Footer } from "../../../src/layout/shell/footer";
import { markupOf } from "../../support/markup";

test("columns, a logo that is a link, and a copyright line with HTML", () => {
  const footer = {
    style: "dark" as const,
    links: [
      { title: "Learn", items: [{ label: "Docs", to: "/docs/" }, { html: "<i>New</i>" }] },
      { title: "More", items: [{ label: "Source", href: "https://example.org" }] },
    ],
    logo: { src: "/img/logo.svg", alt: "The makers", href: "/", width: 32, height: 32 },
    copyright: "Made <b>by hand</b>",
  };
  expect(markupOf(<Footer footer={footer} />)).toMatchSnapshot();
});

test("a flat list is one line of links", () => {
  expect(
    markupOf(
      <Footer
        footer={{
          style: "light",
          links: [
            { label: "Docs", to: "/docs/" },
            { label: "Blog", to: "/blog/" },
          ],
          copyright: "",
        }}
      />,
    ),
  ).toMatchSnapshot();
});

test("a footer without links has no navigation", () => {
  expect(markupOf(<Footer footer={{ style: "light", links: [], copyright: "Nobody" }} />)).not.toContain("<nav");
});

test("the class of an item is that of its link, and of the item where it is HTML", () => {
  const links = [
    { label: "Source", to: "/source/", className: "source" },
    { html: "<i>New</i>", className: "new" },
  ];
  const markup = markupOf(<Footer footer={{ style: "light", links, copyright: "" }} />);
  expect(markup).toMatch(/<li>\s*<a [^>]*class="source"/);
  expect(markup).toContain('<li class="new">');
});

test("a footer without links, logo and copyright is none", () => {
  expect(markupOf(<Footer footer={{ style: "light", links: [], copyright: "" }} />)).toBe("");
});

test("the class of a column is that of its box", () => {
  const links = [{ title: "", className: "makers", items: [{ label: "Source", to: "/source/" }] }];
  const markup = markupOf(<Footer footer={{ style: "light", links, copyright: "" }} />);
  expect(markup).toMatch(/<section class="makers">/);
});

test("columns may have no titles, as in a configuration that a copy of the footer hands on", () => {
  const links = [{ items: [{ label: "Source", to: "/source/" }] }] as unknown as [];
  expect(markupOf(<Footer footer={{ style: "light", links, copyright: "" }} />)).toContain("Source");
});
