import { loadBuildSide } from "./src/build/load-build-side";

export default loadBuildSide().gatsbyConfig;
