import { existsSync, lstatSync } from "node:fs";
import path from "node:path";
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

test("a stand-in has links to folders, which need no right on Windows, and copies of files", async () => {
  const kinds = await inStandIn(process.cwd(), smallestSite, { production: true }, ({ root }) =>
    Promise.resolve(["src", "package.json"].map((name) => lstatSync(path.join(root, name)).isSymbolicLink())),
  );
  expect(kinds).toEqual([true, false]);
});

test("content that may be changed is a copy, wherever it lies, and what lies beside it is linked", async () => {
  const docs = [{ id: "default", content: "src/theme", routeBasePath: "/docs" }];
  const reading = { production: true, ownContent: true };
  const isLink = await inStandIn(process.cwd(), { ...smallestSite, docs }, reading, ({ root }) =>
    Promise.resolve(
      ["content", "src", "src/theme", "src/lib", "static"].map((name) =>
        lstatSync(path.join(root, name)).isSymbolicLink(),
      ),
    ),
  );
  expect(isLink).toEqual([false, false, false, true, true]);
});
