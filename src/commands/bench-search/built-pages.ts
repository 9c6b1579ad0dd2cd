import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { INDEX_FILE, MANIFEST_FILE, SEARCH_FOLDER } from "../../lib/routes/search-files";
import { pageFile, type Manifest, type TagIndex } from "../../features/search/index-files/layout";
import type { SearchedPage } from "../../features/search/records/searched-page";

/** The pages in the index of a built site for the given docs tags; throws where there is none. */
export function builtPages(root: string, isRead: (tag: string) => boolean): SearchedPage[] {
  const folder = path.join(root, "public", SEARCH_FOLDER);
  if (!existsSync(path.join(folder, MANIFEST_FILE)))
    throw new Error("There is no search index in public/. Build the site first: npm run build");
  const { tags } = JSON.parse(readFileSync(path.join(folder, MANIFEST_FILE), "utf8")) as Manifest;
  return tags
    .filter(({ tag }) => isRead(tag))
    .flatMap((tag) => {
      const read = <T>(file: string) => JSON.parse(readFileSync(path.join(folder, tag.folder, file), "utf8")) as T;
      const { pages } = read<TagIndex>(INDEX_FILE);
      return Array.from({ length: pages }, (_, number) => read<SearchedPage>(pageFile(number)));
    });
}
