import { compileInScratch, problemsOf, write } from "../../../support/compiled";

compileInScratch();

test("what fails is told by what it is: a component, an expression, or code that needs a browser", async () => {
  write(
    "content/boom.jsx",
    'const Inner = () => { throw new Error("no"); };\nexport default function Boom() { return <Inner />; }\n',
  );
  const failed = await problemsOf(
    'import Boom from "./boom.jsx";',
    "",
    "export const Card = ({ of }) => <b>{of.name}</b>;",
    "",
    "<Boom />",
    "",
    "<Card />",
    "",
    "{window.name}",
  );
  expect(failed).toMatchInlineSnapshot(`
    [
      "content/page.mdx:5:1 | The component 'Inner' failed: no. | Mend the component, or give it the props that it needs.",
      "content/page.mdx:7:1 | The component 'Card' failed: Cannot read properties of undefined (reading 'name'). | Mend the component, or give it the props that it needs.",
      "content/page.mdx:9:1 | The expression failed: window is not defined. | Content is made at build, without a browser: import a component that asks for this in an effect or a handler.",
    ]
  `);
});
