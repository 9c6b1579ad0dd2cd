import { nearestFirst } from "../../../lib/problem";
import { TEST_NAMES } from "../../registry-names";
import type { MdxModule } from "../parse/module";
import { MdxError } from "./runtime";

/** The error for a tag that no component stands for; where its import is what is wrong, at the line of that. */
export function unknownComponent(
  name: string,
  { file, program }: Pick<MdxModule, "file" | "program">,
  components: Readonly<Record<string, unknown>>,
): MdxError {
  const statement = program.imports.find(({ names }) =>
    names.some(({ local, imported }) => local === name && imported === "default"),
  );
  const exported = components[name];
  // A module without a default export stands for it itself.
  if (statement && isModule(exported)) {
    const { source, line, column } = statement;
    const names = nearestFirst(name, Object.keys(exported));
    return new MdxError(
      `'${source}' has no default export.`,
      Object.hasOwn(exported, name)
        ? `Write \`import { ${name} } from '${source}'\`.`
        : "Import one of the names that it exports, in braces, or give it an `export default`.",
      names,
      { file, line, column },
    );
  }
  return new MdxError(
    `There is no component '${name}'.`,
    remedyFor(name),
    nearestFirst(name, namesFor(file, components)),
  );
}

function remedyFor(name: string): string {
  if (name === "BrowserOnly")
    return 'Write what needs a browser as a component in a file of its own, and import that: `import Lamp from "./FILE"`. It runs once readers see it.';
  if (name === "Translate") return 'Import it: `import Translate from "@docusaurus/Translate"`.';
  return `Import it from its file (\`import ${name} from "./FILE"\`), declare it in this file with \`export const\`, or write the name of a component that needs no import.`;
}

/** The components that a file may mean: those for tests only where it lies in a folder of tests. */
function namesFor(file: string, components: Readonly<Record<string, unknown>>): string[] {
  const left: readonly string[] = file.split("/").includes("tests") ? [] : TEST_NAMES;
  return Object.keys(components).filter((key) => /^[A-Z]/.test(key) && !left.includes(key));
}

function isModule(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && "__esModule" in value;
}
