/** How esbuild makes one script for browsers, which stays in memory, of a module and all that it imports. */
export const BROWSER_SCRIPT = {
  bundle: true,
  write: false,
  minify: true,
  platform: "browser",
  format: "iife",
  target: "es2020",
  logLevel: "silent",
} as const;
