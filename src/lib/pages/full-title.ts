type TitledSite = { title: string; titleDelimiter: string };

/** The title of a page with the site's behind it. */
export function fullTitle(own: string, { title, titleDelimiter }: TitledSite): string {
  return `${own} ${titleDelimiter} ${title}`;
}
