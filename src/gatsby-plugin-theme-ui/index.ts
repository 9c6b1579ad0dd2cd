/** The theme under the path at which theme-ui's Gatsby plugin looks for it; a default export because the plugin demands one. */
export { theme as default } from "../theme/theme";
