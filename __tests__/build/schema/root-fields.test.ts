import { buildSchema } from "graphql";
import { store } from "gatsby/dist/redux";
import { describeQueries, describeRootFields } from "../../../src/build/schema/root-fields";

const made = () =>
  buildSchema(`
    type Query { doc: Doc allDoc: Docs tag: Tag silent: Silent allSilent: Docs "Own." check: String }
    "A page."
    type Doc { id: ID }
    type Docs { nodes: [Doc] }
    "A word."
    type Tag { label: String }
    type Silent { id: ID }
  `);
const DESCRIBED = {
  doc: "The first that fits a filter. A page.",
  allDoc: "All that fit a filter, in order, in parts or in groups. A page.",
  check: "Own.",
};
const descriptionsIn = (schema: ReturnType<typeof made>) =>
  Object.fromEntries(
    Object.entries(schema.getQueryType()?.getFields() ?? {}).flatMap(([name, { description }]) =>
      description ? [[name, description]] : [],
    ),
  );

test("the fields that Gatsby makes of a type say what the type says of itself, and no others", () => {
  const schema = made();
  describeQueries(schema);
  expect(descriptionsIn(schema)).toEqual(DESCRIBED);
});

test("each schema that Gatsby makes is described", () => {
  describeRootFields();
  for (const schema of [made(), made()]) {
    store.dispatch({ type: "SET_SCHEMA", payload: schema });
    expect(descriptionsIn(store.getState().schema)).toEqual(DESCRIBED);
  }
});
