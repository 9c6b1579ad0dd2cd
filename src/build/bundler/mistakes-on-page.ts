import { clearRuntimeErrors as clear } from "gatsby/dist/utils/fast-refresh-module";

export { clearCompileError, handleRuntimeError, showCompileError } from "gatsby/dist/utils/fast-refresh-module";

/** Takes mistakes of scripts off the page, in develop, once scripts are new: one that is still there comes again. */
export const clearRuntimeErrors = (): void => clear(true);
