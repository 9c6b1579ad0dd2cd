import { z } from "zod";
import type { Feature } from "../../src/build/feature";
import { mdxReader } from "../../src/build/nodes/mdx-reader";

/** A feature that makes a node of the type `Note` of each standalone page, and tells of each file that it reads. */
export function notesFeature(onRead: (file: string) => void): Feature {
  return {
    name: "notes",
    sources: () => [{ name: "pages", folder: "content/pages" }],
    mdx: mdxReader({
      nodeType: "Note",
      instances: (config) => config.pages,
      frontMatter: z.strictObject({}),
      fallback: {},
      read: ({ file, instance }) => {
        onRead(file);
        return { fields: {}, contentRoot: instance.content };
      },
    }),
  };
}
