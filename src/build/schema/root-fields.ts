import type { GraphQLSchema } from "graphql";
import { emitter, store } from "gatsby/dist/redux";

/**
 * Describes the fields by which nodes are asked for, such as `doc` and `allDoc`, in each schema that Gatsby makes from
 * now on: its API takes no description of these.
 */
export function describeRootFields(): void {
  emitter.on("SET_SCHEMA", () => describeQueries(store.getState().schema));
}

/** Gives the fields of a schema's root that Gatsby makes of a type what the type says of itself. */
export function describeQueries(schema: GraphQLSchema): void {
  const fields = schema.getQueryType()?.getFields() ?? {};
  for (const { name, description } of Object.values(schema.getTypeMap())) {
    const [one, all] = [fields[name.charAt(0).toLowerCase() + name.slice(1)], fields[`all${name}`]];
    if (!description || !one || !all) continue;
    one.description = `The first that fits a filter. ${description}`;
    all.description = `All that fit a filter, in order, in parts or in groups. ${description}`;
  }
}
