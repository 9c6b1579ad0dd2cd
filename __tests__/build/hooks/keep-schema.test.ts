import { store } from "gatsby/dist/redux";
import { dataLayerServices } from "gatsby/dist/state-machines/data-layer/services";
import { keepSchema, sameFields } from "../../../src/build/hooks/keep-schema";

/** What Gatsby has seen of a type whose nodes have a title: so many of them as a text, so many as a number. */
const seen = (texts: number, numbers = 0) => ({
  Doc: {
    total: texts + numbers,
    fieldMap: { title: { string: { total: texts, example: "A", empty: 0 }, int: { total: numbers, example: 1 } } },
  },
});

describe("sameFields", () => {
  it("holds for other nodes with the same fields", () => expect(sameFields(seen(1), seen(7))).toBe(true));

  it("holds for a type that was never met and one without nodes", () =>
    expect(sameFields({}, { Doc: { total: 0, fieldMap: {} } })).toBe(true));

  it("does not hold for a field with another type", () => expect(sameFields(seen(1), seen(1, 1))).toBe(false));

  it("does not hold for the first nodes of a type, nor for none any more", () => {
    const declared = (total: number) => ({ Post: { total, ignored: true, fieldMap: {} } });
    expect(sameFields(declared(0), declared(1))).toBe(false);
    expect(sameFields(declared(1), {})).toBe(false);
  });
});

describe("keepSchema", () => {
  it("builds the schema at first, then only after a change of declared types or of fields that nodes have", async () => {
    let builds = 0;
    const services = dataLayerServices ?? {};
    services.buildSchema = async () => void (builds += 1);
    keepSchema();
    const build = async () => {
      await (services.buildSchema as () => Promise<void>)();
      return builds;
    };
    const declare = (name: string) =>
      store.dispatch({
        type: "CREATE_TYPES",
        payload: `type ${name} implements Node @dontInfer { id: ID! }`,
      } as unknown as Parameters<typeof store.dispatch>[0]);
    const tell = (nodes: object[]) =>
      store.dispatch({
        type: "BUILD_TYPE_METADATA",
        payload: { typeName: "Own", nodes, clearExistingMetadata: true },
      } as unknown as Parameters<typeof store.dispatch>[0]);

    expect(await build()).toBe(1);
    expect(await build()).toBe(1);
    declare("Doc");
    expect(await build()).toBe(2);
    expect(await build()).toBe(2);
    tell([{ id: "1", title: "A" }]);
    expect(await build()).toBe(3);
    tell([
      { id: "1", title: "B" },
      { id: "2", title: "C" },
    ]);
    expect(await build()).toBe(3);
    tell([{ id: "1", title: "B", weight: 4 }]);
    expect(await build()).toBe(4);
  });
});
