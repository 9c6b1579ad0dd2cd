import type { HeadProps, PageProps } from "gatsby";
import { PlainPage } from "../../../article/plain-page";
import { TagList, type TagLink } from "../../../ui/tag-list";
import { translate } from "../../../lib/words/translate";
import { ListHead } from "../components/list-head";

type Context = { instance: string; route: string; description?: string; tags: TagLink[] };

/** The tags of a blog's listed posts. */
export default function BlogTagsTemplate({ pageContext }: PageProps<object, Context>) {
  return (
    <PlainPage title={translate({ id: "tags.title" })}>
      <TagList tags={pageContext.tags} />
    </PlainPage>
  );
}

export function Head({ pageContext: { instance, route, description } }: HeadProps<object, Context>) {
  return (
    <ListHead title={translate({ id: "tags.title" })} instance={instance} path={route} description={description} />
  );
}
