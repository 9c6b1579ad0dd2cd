import { wordModules } from "../../../../src/mdx/compile/run/docusaurus/word-modules";
import { compiledAs, compileInScratch } from "../../../support/compiled";
import { Content } from "../../../../src/mdx/compile/run/runtime";

compileInScratch();

type Translation = {
  default: (props: { children?: unknown; id?: string; values?: object }) => unknown;
  translate: (message: { id?: string; message?: string }, values?: object) => unknown;
};
const { default: Translate, translate } = wordModules({ "a.b": "De {name}", Hello: "Bonjour" })
  .Translate as Translation;
const PROBLEM = "A text to translate must have an id or a message. Give it one of them.";

test("texts are those of the language, else themselves, else their ids", () => {
  expect(translate({ id: "a.b", message: "By {name}" }, { name: "Ada" })).toBe("De Ada");
  expect(translate({ message: "Hello" })).toBe("Bonjour");
  expect(translate({ id: "c.d", message: "Bye" })).toBe("Bye");
  expect(translate({ id: "c.d" })).toBe("c.d");
});

test("a component takes its text from between its tags, and leaves content that is not translated", () => {
  const content = new Content([["em", {}, "Bye"]]);
  expect(Translate({ children: new Content(["Hello"]) })).toBe("Bonjour");
  expect(Translate({ children: "Bye" })).toBe("Bye");
  expect(Translate({ children: content })).toBe(content);
  expect(Translate({ id: "c.d", children: new Content([]) })).toBe("c.d");
});

test.each([undefined, null, new Content([])])("needs an id where nothing is between the tags: %j", (children) => {
  expect(() => Translate({ children })).toThrow(PROBLEM);
});

test("needs an id or a message", () => {
  expect(() => translate({})).toThrow(PROBLEM);
  expect(translate({ message: "" })).toBe("");
});

test("content of the site itself may ask for its own words, and is told of a text without any", async () => {
  const { tree, facts } = await compiledAs(
    "content/page.mdx",
    'import Translate, { translate } from "@docusaurus/Translate";\n\n' +
      'A <Translate id="a.b" />, {translate({ message: "{n} kilns" }, { n: 2 })}\n\n' +
      "B <Translate></Translate>\n\nC {translate({})}",
  );
  expect(JSON.stringify(tree)).toContain("A a.b, 2 kilns");
  expect(facts.problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    `5: The component 'Translate' failed: ${PROBLEM}`,
    `7: The expression failed: ${PROBLEM}`,
  ]);
});
