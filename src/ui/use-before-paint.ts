import { useEffect, useLayoutEffect } from "react";

/** React's effect before the browser paints; on a server, which has no layout, and where React warns of it, none. */
export const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;
