import { existsSync } from "node:fs";
import { besideSite, inStandIn } from "../../../src/commands/check/stand-in";
import { smallestSite } from "../../support/site";

test.each([
  ["a stand-in", inStandIn],
  ["a folder beside the site", besideSite],
])("an action that fails leaves neither workers of the compiler nor %s", async (_, within) => {
  const ended: string[] = [];
  const fail = within(process.cwd(), smallestSite, { production: true }, async ({ root, scratch = root, compiler }) => {
    const { close } = compiler;
    compiler.close = async () => {
      ended.push(scratch);
      await close();
    };
    throw new Error("It failed.");
  });
  await expect(fail).rejects.toThrow("It failed.");
  expect(ended.map((root) => existsSync(root))).toEqual([false]);
});
