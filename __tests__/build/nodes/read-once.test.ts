import type { Node } from "gatsby";
import { readOnce } from "../../../src/build/nodes/read-once";

test("nodes of a type are read once, and each caller has a list of its own", () => {
  const asked: string[] = [];
  const nodesOf = readOnce((type) => {
    asked.push(type);
    return [1, 2].map((number) => ({ id: `${type} ${number}` }) as Node);
  });
  expect(nodesOf("Doc").reverse()).toEqual([{ id: "Doc 2" }, { id: "Doc 1" }]);
  expect(nodesOf("Doc")).toEqual([{ id: "Doc 1" }, { id: "Doc 2" }]);
  expect(nodesOf("BlogPost")).toHaveLength(2);
  expect(asked).toEqual(["Doc", "BlogPost"]);
});
