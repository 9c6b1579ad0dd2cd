import { compileInScratch, write } from "../../../support/compiled";
import { compiledDoc } from "../../../support/project";

compileInScratch();

const DEGREES = "Cannot read properties of undefined (reading 'degrees')";

/** What is told of a component `Whole` around one in a file of its own. */
async function told(part: string): Promise<string[]> {
  write("website/src/Part.tsx", part);
  write("website/src/Whole.js", `import Part from "./Part"; export default function Whole() { return <Part />; }`);
  const { facts } = await compiledDoc('import Whole from "@site/src/Whole";', "", "<Whole />");
  return facts.problems.map(({ message }) => message);
}

test("a component that fails is told with the file of the function that does", async () => {
  write("website/src/top.js", "// The tops of kilns.\n\nexport function topOf(kiln) {\n  return kiln.top.degrees;\n}");
  expect(await told(`import { topOf } from "./top"; export default () => topOf({});`)).toEqual([
    `The component 'Whole' of 'website/src/Whole' cannot run: ${DEGREES} (in website/src/top.js:3).`,
  ]);
});

test("a function of a package that fails is told with the file that calls it", async () => {
  write("website/node_modules/kiln-top/index.js", "exports.topOf = (kiln) => kiln.top.degrees;");
  expect(
    await told(`import { topOf } from "kiln-top";\n\nexport default function Part() { return topOf({}); }`),
  ).toEqual([`The component 'Whole' of 'website/src/Whole' cannot run: ${DEGREES} (in website/src/Part.tsx:3).`]);
});

test("a function of the component's own file is told without a file", async () => {
  write("website/src/Own/index.jsx", "const topOf = (kiln) => kiln.top.degrees;\nexport default () => topOf({});");
  const { facts } = await compiledDoc('import Own from "@site/src/Own";', "", "<Own />");
  expect(facts.problems.map(({ message }) => message)).toEqual([
    `The component 'Own_default' of 'website/src/Own' cannot run: ${DEGREES}.`,
  ]);
});
