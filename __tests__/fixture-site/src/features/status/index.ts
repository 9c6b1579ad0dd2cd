import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import type { CheckedPage } from "../../build/checks/link-check";
import type { Feature } from "../../build/feature";
import { dataReader } from "../../build/nodes/data-reader";
import type { FileFields } from "../../build/nodes/content-node";
import type { StartPublisher } from "../../build/publish/publisher";
import { entrySchema, summaryOf, type Entry } from "./entry";

type EntryNode = Node & FileFields & Entry & { linkLine?: number };

const TYPES = /* GraphQL */ `
  "A service and its state."
  type StatusEntry implements Node @dontInfer {
    "What the service is called."
    name: String!
    "\`up\` or \`down\`."
    state: String!
    "Route at which there is more to read."
    link: String!
  }
`;

const entries = dataReader({
  nodeType: "StatusEntry",
  sources: ["status"],
  what: "status file",
  schema: entrySchema,
  read: ({ data, lineOf }) => ({ fields: { ...data, linkLine: lineOf("link") } }),
});

function linksOf({ getNodesByType }: Pick<CreatePagesArgs, "getNodesByType">): CheckedPage[] {
  return (getNodesByType("StatusEntry") as EntryNode[]).map(({ file, link, linkLine }) => ({
    route: file,
    file,
    contentRoot: "content/status",
    links: [{ url: link, line: linkLine }],
  }));
}

const publishPages: StartPublisher<string[]> = ({ root }) => {
  const pages: { route: string; headings: string[] }[] = [];
  return {
    page: ({ route, hidden, node, sections }, kept) => {
      if (!node || hidden) return undefined;
      const headings = kept ?? sections().map(({ heading }) => heading);
      pages.push({ route, headings });
      return headings;
    },
    end: () => {
      mkdirSync(path.join(root, "public"), { recursive: true });
      writeFileSync(path.join(root, "public/status.json"), JSON.stringify(pages));
    },
  };
};

/** A page of services and their states, from YAML files. */
export const status: Feature = {
  name: "status",
  sources: () => [{ name: "status", folder: "content/status" }],
  data: entries,
  types: TYPES,
  resolvers: () => ({
    StatusEntry: {
      summary: { type: "String!", description: "The entry as a sentence.", resolve: summaryOf },
    },
  }),
  pages: () => ({
    pages: [{ path: "/status/", title: "Status", component: "src/features/status/templates/status.tsx", context: {} }],
  }),
  links: linksOf,
  publish: publishPages,
  frame: "src/features/status/frame.tsx",
};
