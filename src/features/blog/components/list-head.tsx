import { SeoHead } from "../../../article/head";
import { listDescription } from "../../../lib/pages/list-description";
import { settings } from "../../../ui/site-settings";

type ListHeadProps = {
  instance: string;
  path: string;
  title: string;
  /** What stands before the names in the description; the title where nothing is given. */
  lead?: string;
  names: readonly string[];
};

/** The head of a page that lists what a blog has. It names the blog, since each blog of a site has such a page. */
export function ListHead({ instance, path, title, lead = title, names }: ListHeadProps) {
  const blog = settings.blogs.find(({ id }) => id === instance)?.title;
  const description = listDescription(blog ? `${blog} – ${lead}` : lead, names);
  return <SeoHead title={blog ? `${title} – ${blog}` : title} description={description} path={path} />;
}
