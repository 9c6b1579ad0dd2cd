import { clearRuntimeErrors } from "gatsby/dist/utils/fast-refresh-module";

export {
  clearCompileError,
  clearRuntimeErrors,
  handleRuntimeError,
  showCompileError,
} from "gatsby/dist/utils/fast-refresh-module";

declare const module: { hot?: { addStatusHandler: (handle: (status: string) => void) => void } };

// Once edited scripts are in their place, mistakes of the earlier ones go; one that is still there comes again when
// React draws, which is after this.
let before = "";
module.hot?.addStatusHandler((status) => {
  if (before === "apply" && status === "idle") clearRuntimeErrors(true);
  before = status;
});
