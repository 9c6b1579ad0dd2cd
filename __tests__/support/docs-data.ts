import type { DocsData } from "../../src/lib/docs/docs-data";

/** Docs for tests of the layout: two versions of `default`, one of `community`. */
export const docs: DocsData = {
  instances: [
    {
      id: "default",
      versions: [
        {
          name: "current",
          label: "Next",
          path: "/docs/",
          isLast: true,
          mainDocPath: "/docs/",
          sidebars: [
            { name: "docs", firstPath: "/docs/" },
            { name: "api", firstPath: "/docs/cli/" },
            { name: "empty", firstPath: null },
          ],
          docs: [
            { docId: "introduction", path: "/docs/", unlisted: false, sidebar: "docs" },
            { docId: "hidden", path: "/docs/hidden/", unlisted: true, sidebar: null },
          ],
        },
        {
          name: "1.0",
          label: "1.0",
          path: "/docs/1.0/",
          isLast: false,
          mainDocPath: "/docs/1.0/",
          sidebars: [
            { name: "docs", firstPath: "/docs/1.0/" },
            { name: "api", firstPath: "/docs/1.0/cli/" },
          ],
          docs: [{ docId: "introduction", path: "/docs/1.0/", unlisted: false, sidebar: "docs" }],
        },
      ],
    },
    {
      id: "community",
      versions: [
        {
          name: "current",
          label: "Next",
          path: "/community/",
          isLast: true,
          mainDocPath: "/community/support/",
          sidebars: [{ name: "community", firstPath: "/community/support/" }],
          docs: [],
        },
      ],
    },
  ],
};
