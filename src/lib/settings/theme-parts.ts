/** Places of pages around which a project may put components, with the names that Docusaurus' theme has for these. */
export const PART_PLACES = {
  root: ["Root"],
  navbar: ["Navbar"],
  siteFooter: ["Footer"],
  page: ["DocItem", "DocItem/Layout", "BlogPostPage", "MDXPage"],
  item: ["BlogPostItem"],
  content: ["DocItem/Content"],
  text: ["BlogPostItem/Content"],
  pageFooter: ["DocItem/Footer", "BlogPostItem/Footer"],
  pagination: ["DocItem/Paginator", "BlogPostPaginator"],
} as const;

export type PartPlace = keyof typeof PART_PLACES;
export type PartName = (typeof PART_PLACES)[PartPlace][number];

/** The names of all these parts. */
export const partNames = (): PartName[] => Object.values(PART_PLACES).flat();

/** Whether a name of Docusaurus' theme is that of such a part. */
export function isPartName(name: string): name is PartName {
  return (partNames() as string[]).includes(name);
}
