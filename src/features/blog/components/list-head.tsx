import { SeoHead } from "../../../article/head";
import { settings } from "../../../ui/site-settings";

type ListHeadProps = { instance: string; path: string; title: string; description: string | undefined };

/** The head of a page that lists what a blog has. It names the blog, since each blog of a site has such a page. */
export function ListHead({ instance, path, title, description }: ListHeadProps) {
  const blog = settings.blogs.find(({ id }) => id === instance)?.title;
  return <SeoHead title={blog ? `${title} – ${blog}` : title} description={description} path={path} />;
}
