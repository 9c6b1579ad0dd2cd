import { beginBuild, loadBuildSide } from "./src/build/load-build-side";

const { gatsbyConfig, begin } = loadBuildSide();

beginBuild(begin);

export default gatsbyConfig;
