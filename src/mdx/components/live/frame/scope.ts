import React from "react";
import { ButtonExample } from "./button-example";

/**
 * The names that code in live blocks may use without an import: React, all that it exports, and components for
 * examples. Add your own here and start the build anew.
 */
export const scope: Record<string, unknown> = { React, ...React, ButtonExample };
