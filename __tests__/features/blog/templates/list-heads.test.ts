import * as archive from "../../../../src/features/blog/templates/archive";
import * as authors from "../../../../src/features/blog/templates/authors";
import * as tags from "../../../../src/features/blog/templates/tags";
import { settings } from "../../../../src/ui/site-settings";
import { ada, dataOf } from "../../../support/post-data";
import { drawTemplate } from "../../../support/template";

const titles = { log: "Log", news: "News" };
const { blogs } = settings;
beforeAll(() => {
  settings.blogs = Object.entries(titles).map(([id, title]) => ({ ...blogs[0], id, title }) as (typeof blogs)[number]);
});
afterAll(() => {
  settings.blogs = blogs;
});

const data = dataOf({ date: "2024-05-03", slug: "/a", unlisted: false, permalink: "/a/", title: "A" });

test.each(Object.entries(titles))("the lists of %s say in their heads which blog they are of", (instance, blog) => {
  const description = `All of ${blog}`;
  const context = {
    instance,
    description,
    authors: [{ ...ada, href: null }],
    tags: [{ label: "one", permalink: "/tags/one/" }],
  };
  const given = { data, context };
  const heads = [drawTemplate(archive, given), drawTemplate(tags, given), drawTemplate(authors, given)];
  expect(heads.map(({ head: { title, description } }) => ({ title, description }))).toEqual([
    { title: `Archive – ${blog} | Site`, description },
    { title: `Tags – ${blog} | Site`, description },
    { title: `Authors – ${blog} | Site`, description },
  ]);
});
