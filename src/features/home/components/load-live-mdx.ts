import { withPrefix } from "gatsby";
import { once } from "../../../lib/values/once";
import type { LiveMdx } from "../../../mdx/live-mdx";

/** The compiler for browsers, loaded once; rejects where it cannot be loaded, and the next call tries again. */
export const loadLiveMdx = once(() => import(/* webpackIgnore: true */ withPrefix(__LIVE_MDX__)) as Promise<LiveMdx>);
