import { isMdxFile } from "../../../../lib/content/mdx-file";
import { nearestFirst } from "../../../../lib/problem";
import { collectProblems, type BuilderContext } from "../../builders/builder-context";
import type { MdxImport } from "../program";
import { MdxError, Nothing, type FilePlace } from "../runtime";
import { isAbsentFile } from "./imports";
import type { Namespace } from "./plain-module";

type Load = (source: string, place?: FilePlace) => Namespace;

/**
 * What an import of a content file binds, by the local names; what cannot be loaded, and names that are not exported,
 * join the problems of the page, and the names are then components that draw nothing.
 */
export function importedNames(item: MdxImport, context: BuilderContext, load: Load): Namespace {
  const namespace = collectProblems(
    context,
    { line: item.line, column: item.column },
    () => {
      const loaded = load(item.source, { line: item.line, column: item.column });
      for (const { imported } of item.names)
        if (imported !== "*" && !(imported in loaded)) throw missingExport(item.source, imported, loaded);
      return loaded;
    },
    undefined,
  );
  const problem = context.state.problems.at(-1);
  if (namespace === undefined && problem && isAbsentFile(item.source, context)) context.state.unresolved.add(problem);
  if (namespace === undefined && isMdxFile(item.source)) context.state.unparsed = true;
  return Object.fromEntries(
    item.names.map(({ local, imported }) => [
      local,
      namespace === undefined ? Nothing : imported === "*" ? namespace : namespace[imported],
    ]),
  );
}

function missingExport(source: string, name: string, namespace: Namespace): MdxError {
  return new MdxError(
    `'${source}' exports no '${name}'.`,
    "Import one of the names that it exports.",
    nearestFirst(name, Object.keys(namespace)),
  );
}
