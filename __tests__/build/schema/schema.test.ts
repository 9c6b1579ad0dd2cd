import { buildASTSchema, extendSchema, isInterfaceType, isObjectType, parse, printSchema } from "graphql";
import type { CreateResolversArgs } from "gatsby";
import { openSiteContext } from "../../../src/build/context/context";
import { declareTypes } from "../../../src/build/hooks/declare-schema";
import { checkFields } from "../../../src/build/schema/check-fields";
import { features } from "../../../src/features";

type Field = { type?: string; description?: string; args?: Record<string, { type: string; description: string }> };

/** What Gatsby itself brings to the schema. */
const GATSBY = `
  directive @dontInfer on OBJECT | INTERFACE
  directive @dateformat on FIELD_DEFINITION
  "A date, as ISO text."
  scalar Date
  "What can be asked."
  type Query
  "Any JSON value."
  scalar JSON
  "A node of Gatsby."
  interface Node { "Id of the node." id: ID! }
`;

/** The types as features declare them, without the `id` of Gatsby's nodes, which is added here. */
function declaredTypes(): string[] {
  const types: string[] = [];
  const actions = { createTypes: (sdl: string) => types.push(sdl) };
  declareTypes({ actions } as never, features);
  return types.map((sdl) =>
    sdl
      .replace(/(type \w+ implements Node[^{]*\{)/g, '$1\n"Id of the node."\nid: ID!')
      .replace(
        "interface Page implements Node {\n    id:",
        'interface Page implements Node {\n    "Id of the node."\n    id:',
      ),
  );
}

/** Fields that resolvers add to types, as SDL. */
function computedFields(): string[] {
  const args = { createNodeId: (input: string) => input } as unknown as CreateResolversArgs;
  const all = [...features.map(({ resolvers }) => resolvers?.(args, openSiteContext()) ?? {}), checkFields(() => [])];
  return all
    .flatMap((resolvers) => Object.entries(resolvers as Record<string, Record<string, Field>>))
    .flatMap(([type, fields]) => {
      const lines = Object.entries(fields)
        .filter(([, field]) => field.type)
        .map(([name, { type: fieldType, description, args: parameters }]) => {
          const list = Object.entries(parameters ?? {})
            .map(([key, parameter]) => `"${parameter.description}" ${key}: ${parameter.type}`)
            .join(", ");
          return `"${description}" ${name}${list ? `(${list})` : ""}: ${fieldType}`;
        });
      // A field that its type declares keeps the type's line.
      return lines.length > 0 ? [`extend type ${type} { ${lines.join("\n")} }`] : [];
    });
}

const schema = buildASTSchema(parse([GATSBY, ...declaredTypes()].join("\n")), { assumeValidSDL: true });
const whole = extendSchema(schema, parse(computedFields().join("\n")), { assumeValidSDL: true });

test("the schema, as GraphiQL shows it", () => {
  expect(printSchema(whole)).toMatchSnapshot();
});

test("every type, field and argument explains itself", () => {
  const types = Object.values(whole.getTypeMap()).flatMap((type) =>
    !type.name.startsWith("__") && (isObjectType(type) || isInterfaceType(type)) ? [type] : [],
  );
  const silent = types.flatMap((type) => [
    ...(type.description ? [] : [type.name]),
    ...Object.values(type.getFields()).flatMap((field) => [
      ...(field.description ? [] : [`${type.name}.${field.name}`]),
      ...field.args
        .filter((argument) => !argument.description)
        .map((argument) => `${type.name}.${field.name}(${argument.name})`),
    ]),
  ]);
  expect(types.length).toBeGreaterThan(12);
  expect(silent).toEqual([]);
});
