import { existsSync } from "node:fs";
import { inStandIn } from "../../../src/commands/check/stand-in";
import { smallestSite } from "../../support/site";

test("an action that fails leaves neither workers of the compiler nor its folder", async () => {
  const ended: string[] = [];
  const fail = inStandIn(process.cwd(), smallestSite, { production: true }, async ({ root, compiler }) => {
    const { close } = compiler;
    compiler.close = async () => {
      ended.push(root);
      await close();
    };
    throw new Error("It failed.");
  });
  await expect(fail).rejects.toThrow("It failed.");
  expect(ended.map((root) => existsSync(root))).toEqual([false]);
});
