import { store } from "gatsby/dist/redux";
import { haveEqualFields, hasNodes, type ITypeMetadata } from "gatsby/dist/schema/infer/inference-metadata";
import { dataLayerServices } from "gatsby/dist/state-machines/data-layer/services";

/** What Gatsby has seen of the nodes of each type: from it come the fields of types that nobody declared. */
type Seen = Record<string, ITypeMetadata>;

/**
 * Lets the development server keep its GraphQL schema through edits after which nodes have the fields that they had:
 * Gatsby builds the schema anew after every edit, and looks at all nodes for it.
 */
export function keepSchema(): void {
  const build = dataLayerServices?.buildSchema;
  if (typeof build !== "function" || !dataLayerServices) return;
  let built: { types: unknown; seen: Seen } | undefined;
  dataLayerServices.buildSchema = async (...parameters) => {
    const { schemaCustomization, inferenceMetadata } = store.getState();
    if (built?.types === schemaCustomization.types && sameFields(built.seen, inferenceMetadata.typeMap)) return;
    await build(...parameters);
    const after = store.getState();
    built = { types: after.schemaCustomization.types, seen: structuredClone(after.inferenceMetadata.typeMap) };
  };
}

/** Whether the same types have nodes, with the same fields of the same types, as far as Gatsby derives fields. */
export function sameFields(before: Seen, after: Seen): boolean {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every((type) => {
    const [old = {}, now = {}] = [before[type], after[type]];
    return hasNodes(old) === hasNodes(now) && haveEqualFields(old, now);
  });
}
