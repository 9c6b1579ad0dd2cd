/** The attribute that leaves a link out of the check of links. */
export const UNCHECKED = "data-noBrokenLinkCheck";

/** Props by which Docusaurus' `Link` is told what to do, and which are no attributes of the element that it makes. */
const OF_LINK_ALONE = new Set(
  "isNavLink isActive activeClassName activeStyle exact strict sensitive autoAddBaseUrl".split(" "),
);

/** The attributes among the props of a link of a Docusaurus project. */
export function linkAttributes<Props extends object>(props: Props): Partial<Props> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !OF_LINK_ALONE.has(name))) as Partial<Props>;
}
