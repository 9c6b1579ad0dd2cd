declare module "@gatsbyjs/reach-router" {
  type Change = { location: Location; action: string };

  /** Where Gatsby's pages are: what it is told is called when another page shows, until what it returns is called. */
  export const globalHistory: { listen: (tell: (change: Change) => void) => () => void };
}
