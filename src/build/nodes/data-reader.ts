import path from "node:path";
import type { z } from "zod";
import { lineOfKey, readYamlData } from "../../lib/content/front-matter";
import type { Problem } from "../../lib/problem";
import type { BuildContext } from "../context/context";
import { createContentNode, INVALID_TYPE, isPartial, type FileNode, type NodeArgs } from "./content-node";
import { encodingProblems } from "./encoding";
import { pathFrom } from "../../files/path-from";
import { inTranslations, translatedText } from "./translated-text";

/** A YAML or JSON file as a feature gets it. */
export type DataFile<Data> = {
  /** Name of the source folder, as `Feature.sources` gives it. */
  source: string;
  /** Path from the site's root. */
  file: string;
  /** Path inside the source's folder. */
  path: string;
  /** Read through the schema. */
  data: Data;
  /** The line of a key that stands at the left edge of the file. */
  lineOf: (key: string) => number | undefined;
};

/** How a feature reads its YAML and JSON files. */
type DataReading<S extends z.ZodType> = {
  /** Type of the nodes that the files become. */
  nodeType: string;
  /** Names of the source folders that hold the files. */
  sources: readonly string[];
  /** What such a file is, for messages: `showcase site`. */
  what: string;
  schema: S;
  read: (
    file: DataFile<z.output<S>>,
    context: BuildContext,
  ) => { fields: object; problems?: Problem[]; dependencies?: Record<string, string> };
};

/** A feature's way from a file to a node of its own. */
export type DataReader = {
  nodeType: string;
  /** Creates the node of a file of the feature's folders; resolves to false for any other file. */
  create: (args: NodeArgs, file: FileNode, context: BuildContext) => Promise<boolean>;
};

const DATA_FILE = /^\.(?:ya?ml|json)$/;

/**
 * Makes a reader from what is a feature's own. A file that does not fit the schema becomes an `InvalidContent` node, so
 * that its problems outlive the build that found them.
 */
export function dataReader<S extends z.ZodType>(reading: DataReading<S>): DataReader {
  const { nodeType, sources, what, schema, read } = reading;
  return {
    nodeType,
    create: async (args, node, context) => {
      if (!sources.includes(node.sourceInstanceName) || !DATA_FILE.test(node.ext)) return false;
      if (isPartial(node.relativePath)) return true;
      const file = pathFrom(context.root, node.absolutePath);
      const text = translatedText(file, context);
      const yaml = text.source;
      const { data, problems } = readYamlData({ yaml, file, linesAbove: 0, what }, schema);
      if (data === undefined) {
        const fields = { file, problems: inTranslations(problems, context), dependencies: text.dependency };
        await createContentNode(args, context, { type: INVALID_TYPE, parent: node, fields });
        return true;
      }
      const lineOf = (key: string) => lineOfKey(yaml, key);
      const lost = encodingProblems({ absolutePath: path.join(context.root, text.file), file, text: yaml });
      const result = read({ source: node.sourceInstanceName, file, path: node.relativePath, data, lineOf }, context);
      const fields = {
        ...result.fields,
        file,
        problems: inTranslations([...lost, ...(result.problems ?? [])], context),
        dependencies: { ...result.dependencies, ...text.dependency },
      };
      await createContentNode(args, context, { type: nodeType, parent: node, fields });
      return true;
    },
  };
}
