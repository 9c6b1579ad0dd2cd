import { join } from "node:path";
import { isChosen } from "../../build/nodes/chosen-files";
import { readTagsFile } from "../../build/nodes/tags-file";
import { readAuthorsFile } from "../../features/blog/files";
import { postFrontMatterSchema } from "../../features/blog/post";
import { filesIn } from "../../files/files-in";
import type { BlogInstance } from "../../lib/site-config";
import { pathPartOf } from "../../lib/content/path-part";
import type { Kind, KindSource } from "./kinds";
import { answeredItems, dayFault, nameFault, type Answers } from "./question";
import { postPathLike } from "./post-form";
import { waitingNote } from "./waiting";

/** A post of a blog; throws where the site has no blog. */
export function postKind({ root, site, today, now }: KindSource): Kind {
  const blogs = site.blogs.filter(({ layout }) => layout === "list");
  const [first] = blogs;
  if (!first) throw new Error('src/site.ts has no blog with `layout: "list"`. Add one to `blogs`.');
  const blogOf = ({ blog }: Answers): BlogInstance => blogs.find(({ id }) => id === blog) ?? first;
  return {
    what: "a post",
    schema: postFrontMatterSchema,
    questions: [
      { name: "title", ask: "Title", fault: nameFault },
      { name: "description", ask: "What it tells, in a sentence" },
      { name: "blog", ask: "Blog", initial: () => first.id, choices: () => blogs.map(({ id }) => id) },
      { name: "date", ask: "Day", initial: () => today, fault: dayFault },
      {
        name: "authors",
        ask: "Authors",
        isList: true,
        isOptional: true,
        choices: (answers) => Object.keys(readAuthorsFile(root, blogOf(answers)).data),
      },
      {
        name: "tags",
        ask: "Tags",
        isList: true,
        isOptional: true,
        choices: (answers) => tagsOf(root, blogOf(answers)),
      },
    ],
    fileOf: (answers) => {
      const { title = "", description, date = today, authors, tags } = answers;
      const blog = blogOf(answers);
      const neighbours = filesIn(join(root, blog.content)).filter((path) => isChosen(path, blog));
      const file = `${blog.content}/${postPathLike(neighbours, date, pathPartOf(title))}`;
      const comment = (text: string) => (file.endsWith(".md") ? `<!-- ${text} -->` : `{/* ${text} */}`);
      return {
        file,
        data: { title, description, authors: answeredItems(authors), tags: answeredItems(tags) },
        body: `${comment("What happened, and why it matters to readers.")}\n\n${comment("truncate")}\n`,
        ...waitingNote(date, blog, now),
      };
    },
  };
}

function tagsOf(root: string, { content, tagsFile }: BlogInstance): string[] {
  return Object.keys(readTagsFile(root, content, tagsFile).data);
}
