import { withToldErrors } from "../../../src/build/hooks/told-errors";
import { FakeGatsby } from "../../support/gatsby-api";

const { SITE_STACKS } = process.env;
afterEach(() => {
  if (SITE_STACKS === undefined) delete process.env.SITE_STACKS;
  else process.env.SITE_STACKS = SITE_STACKS;
});

/** What is told when a hook throws. */
async function toldOf(thrown: unknown): Promise<string[]> {
  const gatsby = new FakeGatsby();
  const fail: (args: object) => unknown = () => {
    throw thrown;
  };
  await withToldErrors({ createPages: fail }).createPages(gatsby.args());
  return gatsby.told;
}

describe("withToldErrors", () => {
  it("hands on what a hook is given and gives", async () => {
    expect(await withToldErrors({ a: async (args: object) => [args] }).a({ b: 1 })).toEqual([{ b: 1 }]);
  });

  it("tells in words what a hook throws, at once or later, and what to do", async () => {
    delete process.env.SITE_STACKS;
    expect(await toldOf(new Error("The folder 'a' is no folder."))).toMatchInlineSnapshot(`
      [
        "panicOnBuild: The folder 'a' is no folder.
        → Mend what it names. If that is no file of yours, the environment variable SITE_STACKS=1 shows where in the engine it failed. (Hook: createPages.)",
      ]
    `);
    expect(await toldOf("gone")).toEqual([expect.stringMatching(/^panicOnBuild: gone\n/)]);
    const gatsby = new FakeGatsby();
    const hooks = withToldErrors({ sourceNodes: (_: object) => Promise.reject(new Error("Later.")) });
    await hooks.sourceNodes(gatsby.args());
    expect(gatsby.told).toEqual([expect.stringMatching(/^panicOnBuild: Later\./)]);
  });

  it("tells where it was thrown to those who ask", async () => {
    process.env.SITE_STACKS = "1";
    expect((await toldOf(new Error("Gone.")))[0]).toMatch(/\n\nError: Gone\.\n +at .*told-errors\.test\.ts/);
  });
});
