import { headElements } from "../../../../src/mdx/components/island/head-tags";

test("elements of a head keep plain attributes and their texts; what is none of them is left out", () => {
  const Part = () => null;
  const nodes = (
    <>
      {"text"}
      <Part />
    </>
  );
  expect(
    headElements([
      <meta key="a" name="kiln" content="gas" />,
      <script key="b" async type="text/plain">
        {"a && "}
        {"b"}
      </script>,
      <html key="c" lang="nl" style={{ color: "red" }} />,
      <p key="d">No</p>,
      nodes,
    ]),
  ).toEqual([
    { tag: "meta", props: { name: "kiln", content: "gas" } },
    { tag: "script", props: { async: true, type: "text/plain" }, text: "a && b" },
    { tag: "html", props: { lang: "nl" } },
  ]);
});
