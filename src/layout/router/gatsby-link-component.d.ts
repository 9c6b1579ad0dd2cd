declare module "gatsby-link/dist/index.modern.mjs" {
  export { Link } from "gatsby";
}
