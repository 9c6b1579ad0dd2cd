import type { CreateResolversArgs } from "gatsby";
import { blog } from "../../../src/features/blog";
import { blogResolvers } from "../../../src/features/blog/schema";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite({ lenient: true });
type Field = { resolve: (page: object, parameters: object, query: object) => unknown };

test("a component in a post is told of it what the site knows", async () => {
  site.write("content/blog/tags.yml", "hot:", "  label: Hot", "  permalink: /very-hot");
  site.write(
    "content/bits.jsx",
    'import { useBlogPost } from "@docusaurus/plugin-content-blog/client";',
    "export default function Bits() { return <p>{useBlogPost().metadata.title}</p>; }",
  );
  const frontMatter = ["---", "tags: [hot]", "authors: [{ name: Ada, socials: { github: ada } }]", "---"];
  const lines = ['import Bits from "../bits";', "", "# Gas", "", "Of gas.", "", "## Heat {#heat}", "", "<Bits />"];
  site.write("content/blog/2024-05-03-a.mdx", ...frontMatter, "", ...lines);
  await site.build([blog]);
  const resolvers = blogResolvers(site.gatsby.args<CreateResolversArgs>(), site.context());
  const { tree } = resolvers.BlogPost as { tree: Field };
  const post = site.gatsby.nodeOf("BlogPost", "content/blog/2024-05-03-a.mdx");
  const nodes = tree.resolve(post, {}, site.gatsby.query) as [string, { $doc?: object }][];
  expect(nodes.at(-1)?.[1].$doc).toMatchObject({
    frontMatter: { tags: ["hot"] },
    post: {
      title: "Gas",
      description: "Of gas.",
      permalink: "/blog/2024/05/03/a/",
      date: "2024-05-03",
      tags: [
        {
          label: "Hot",
          permalink: "/blog/tags/very-hot/",
          description: null,
        },
      ],
      authors: [
        {
          name: "Ada",
          socials: [
            {
              label: "GitHub",
              href: "https://github.com/ada",
            },
          ],
        },
      ],
      readingMinutes: 1,
      truncated: false,
      unlisted: false,
      draft: false,
      toc: [
        {
          id: "heat",
          level: 2,
          value: "Heat",
        },
      ],
    },
  });
});
