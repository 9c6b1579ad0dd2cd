import { fetchJson, MissingFileError } from "../../../src/lib/routes/fetch-json";

afterEach(() => jest.restoreAllMocks());

test("an answer of JSON is its value", async () => {
  const asked = jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ a: 1 }));
  await expect(fetchJson("/a.json", { cache: "no-cache" })).resolves.toEqual({ a: 1 });
  expect(asked.mock.calls).toEqual([["/a.json", { cache: "no-cache" }]]);
});

test.each([
  [404, true],
  [410, true],
  [500, false],
  [503, false],
])("of answers that are no file, %i means that there is none: %s", async (status, isMissing) => {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response("", { status }));
  const fault: unknown = await fetchJson("/search/x.json").catch((error: unknown) => error);
  expect(fault).toEqual(new Error(`/search/x.json answers with ${status}.`));
  expect(fault instanceof MissingFileError).toBe(isMissing);
});
