import { nodeSchema, pageSchema } from "gatsby/dist/joi-schemas/joi";
import { withUsualNodes } from "../../../src/commands/lean-gatsby/usual-nodes.cjs";

const validate = jest.fn((node: unknown) => nodeSchema.validate(node));
const schemas = withUsualNodes({ nodeSchema: { validate }, pageSchema } as never);
beforeEach(() => validate.mockClear());

const internal = { contentDigest: "a1", type: "File", owner: "gatsby-source-filesystem" };
const node = { id: "1", children: [], parent: null, internal };

test.each([
  ["a node", node],
  ["a child with facts of its own", { ...node, parent: "2", title: "Any" }],
  ["a parent", { ...node, children: ["2", "3"] }],
  [
    "all that a node may say of itself",
    {
      ...node,
      internal: {
        ...internal,
        mediaType: "text/x",
        description: "File",
        content: "",
        counter: 7,
        ignoreType: true,
        contentFilePath: "/a",
        fieldOwners: {},
      },
    },
  ],
])("%s passes at once", (_, usual) => {
  expect(schemas.nodeSchema.validate(usual).error).toBeUndefined();
  expect(nodeSchema.validate(usual).error).toBeUndefined();
  expect(validate).not.toHaveBeenCalled();
});

test.each([
  ["no id", { ...node, id: "" }, /"id" is not allowed to be empty/],
  ["a number as parent", { ...node, parent: 7 }, /"parent" must be a string/],
  ["a child that is a node", { ...node, children: [node] }, /"children\[0\]"/],
  ["no owner", { ...node, internal: { contentDigest: "a1", type: "File" } }, /"internal.owner" is required/],
  ["no type", { ...node, internal: { ...internal, type: undefined } }, /"internal.type" is required/],
  [
    "a fact that internal has not",
    { ...node, internal: { ...internal, color: "red" } },
    /"internal.color" is not allowed/,
  ],
  ["an empty description", { ...node, internal: { ...internal, description: "" } }, /"internal.description"/],
  ["no internal", { ...node, internal: null }, /"internal" must be of type object/],
])("%s is told by Gatsby's own schema", (_, wrong, message) => {
  expect(schemas.nodeSchema.validate(wrong).error?.message).toMatch(message);
  expect(validate).toHaveBeenCalledTimes(1);
});

test("all else of the module stays", () => {
  expect((schemas as unknown as { pageSchema: unknown }).pageSchema).toBe(pageSchema);
});
