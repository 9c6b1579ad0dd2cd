import type { CreatePagesArgs } from "gatsby";
import { notesFeature } from "../../support/notes-feature";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite();

/** The files that the reader was asked to read, in order. */
let read: string[] = [];

const notes = notesFeature((file) => void read.push(file));

test("remakeDated makes nodes again of whose files git says something else since pages were made last", async () => {
  for (const name of ["a", "b"]) site.write(`content/pages/${name}.mdx`, name);
  const content = await site.build([notes]);
  const remade = async (git: ReturnType<typeof site.context>["git"]) => {
    read = [];
    await content.remakeDated(site.gatsby.args<CreatePagesArgs>(), site.context({ git }));
    return read;
  };
  const update = { date: "2024-05-03", author: "Ada", firstDate: "2024-05-03", contributors: [] };
  const [before, after] = [new Map(), new Map([["content/pages/b.mdx", update]])];
  expect(await remade(before)).toEqual([]);
  expect(await remade(after)).toEqual(["content/pages/b.mdx"]);
  expect(await remade(after)).toEqual([]);
  expect(site.gatsby.nodeOf("Note", "content/pages/b.mdx").gitDate).toBe("2024-05-03");
  expect(await remade(new Map([["content/pages/b.mdx", { ...update, author: "Eve" }]]))).toEqual([
    "content/pages/b.mdx",
  ]);
});
