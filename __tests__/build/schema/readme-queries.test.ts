import { readFileSync } from "node:fs";
import { buildASTSchema, getNamedType, Kind, parse, type GraphQLObjectType, type SelectionSetNode } from "graphql";

const SNAPSHOT = "__tests__/build/schema/__snapshots__/schema.test.ts.snap";

/** The schema, as the snapshot of it has it. */
function readSchema() {
  const [, printed = ""] = /= `\n"([\s\S]*?)"\n`;/.exec(readFileSync(SNAPSHOT, "utf8")) ?? [];
  return buildASTSchema(parse(printed.replace(/\\([`\\$])/g, "$1")), { assumeValidSDL: true });
}

const schema = readSchema();
const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType | undefined;

/** The fields that are asked for and that a type does not have, by their paths. */
function unknownFields(asked: SelectionSetNode, type: GraphQLObjectType | undefined, path: string): string[] {
  return asked.selections.flatMap((field) => {
    if (field.kind !== Kind.FIELD) return [];
    const place = `${path}.${field.name.value}`;
    const found = type?.getFields()[field.name.value];
    if (!found) return [place];
    if (!field.selectionSet) return [];
    return unknownFields(field.selectionSet, getNamedType(found.type) as GraphQLObjectType, place);
  });
}

/** The same of a query's field: one of the site's own, or one by which Gatsby gives one node or all of a type. */
function unknownOf(text: string): string[] {
  const [query] = parse(text).definitions;
  if (query?.kind !== Kind.OPERATION_DEFINITION) return [text];
  return query.selectionSet.selections.flatMap((field) => {
    if (field.kind !== Kind.FIELD || !field.selectionSet) return [];
    const name = field.name.value;
    if (schema.getQueryType()?.getFields()[name]) {
      const asked = { kind: Kind.SELECTION_SET, selections: [field] } as const;
      return unknownFields(asked, schema.getQueryType() ?? undefined, "Query");
    }
    const [all, type = name] = /^all(.+)/.exec(name) ?? [];
    const nodes = field.selectionSet.selections.find((one) => one.kind === Kind.FIELD && one.name.value === "nodes");
    const asked = all !== undefined && nodes?.kind === Kind.FIELD ? nodes.selectionSet : field.selectionSet;
    const typeName = type.charAt(0).toUpperCase() + type.slice(1);
    return asked ? unknownFields(asked, typeOf(typeName), typeName) : [name];
  });
}

test("queries of README ask for fields that there are", () => {
  const queries = [...readFileSync("README.md", "utf8").matchAll(/```graphql\n([\s\S]*?)```/g)];
  expect(queries.length).toBeGreaterThan(5);
  expect(queries.flatMap(([, text = ""]) => unknownOf(text))).toEqual([]);
});

test("a field that a type does not have is found, also below others", () => {
  expect(unknownOf('{ allDoc { nodes { file lastUpdate { day } } } blogTags(instance: "blog") { name } }')).toEqual([
    "Doc.lastUpdate.day",
    "Query.blogTags.name",
  ]);
});
