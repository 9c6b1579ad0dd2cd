import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import type { SiteContext } from "../../../src/build/context/context";
import type { Feature } from "../../../src/build/feature";
import { declareResolvers, declareTypes } from "../../../src/build/hooks/declare-schema";
import { PAGE_TYPES } from "../../../src/build/schema/page-schema";
import { FakeGatsby } from "../../support/gatsby-api";

const context = { root: "/site" } as SiteContext;
const resolve = () => "value";
const features: Feature[] = [
  { name: "a", types: "type A { a: Int }", resolvers: (_args, { root }) => ({ A: { root: { type: root } } }) },
  { name: "b" },
  { name: "c", types: "type C { c: Int }", resolvers: () => ({ C: { c: { resolve } } }) },
];

test("the types that features share are declared before those of each feature", () => {
  const gatsby = new FakeGatsby();
  declareTypes(gatsby.args<CreateSchemaCustomizationArgs>(), features);
  expect(gatsby.types).toEqual([PAGE_TYPES, "type A { a: Int }", "type C { c: Int }"]);
});

test("each feature adds its computed fields, made for the site", () => {
  const gatsby = new FakeGatsby();
  declareResolvers(gatsby.args<CreateResolversArgs>(), features, context, () => []);
  const [own, check] = [gatsby.resolvers.slice(0, -1), gatsby.resolvers.at(-1)];
  expect(own).toEqual([{ A: { root: { type: "/site" } } }, { C: { c: { resolve } } }]);
  expect(check).toMatchObject({ Query: { check: { type: "[String]!" } } });
});
