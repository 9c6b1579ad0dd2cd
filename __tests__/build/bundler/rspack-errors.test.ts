import type { RspackError } from "@rspack/core";
import { asOfWebpack } from "../../../src/build/bundler/rspack-errors";

test("a mistake in a file of settings is told as its author has to mend it", () => {
  const message = [
    "  × Module build failed (from ./src/build/hooks/site-settings-loader.cjs):",
    "  ╰─▶   × content/settings/navbar.yml:11",
    "        │   Unknown key 'items.0.labl'.",
    "        │   → Remove it, or write one of the valid keys.",
    "        │",
  ].join("\n");
  const module = { resource: "/site/src/ui/site-settings.ts" };
  const errors = asOfWebpack([{ name: "ModuleBuildError", message, module } as unknown as RspackError], "/site");
  expect(errors.map((error) => error.message)).toEqual([
    [
      "content/settings/navbar.yml:11",
      "  Unknown key 'items.0.labl'.",
      "  → Remove it, or write one of the valid keys.",
    ].join("\n"),
  ]);
  expect(errors[0]?.module).toBeUndefined();
});
