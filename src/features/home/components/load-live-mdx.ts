import { withPrefix } from "gatsby";
import type { LiveMdx } from "../../../mdx/live-mdx";

declare const __LIVE_MDX__: string;

let loading: Promise<LiveMdx> | undefined;

/** The compiler for browsers, loaded once; rejects where it cannot be loaded, and the next call tries again. */
export function loadLiveMdx(): Promise<LiveMdx> {
  loading ??= (import(/* webpackIgnore: true */ withPrefix(__LIVE_MDX__)) as Promise<LiveMdx>).catch(
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
