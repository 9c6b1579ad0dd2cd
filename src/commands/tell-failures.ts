import { isNativeError } from "node:util/types";
import { siteFailure } from "../build/site-failure";

// A command imports this before all else: what it imports fails before any line of its own runs.
process.on("uncaughtException", (error: unknown) => {
  const told = isNativeError(error) ? siteFailure(error, process.cwd()) : undefined;
  console.error(told ?? error);
  process.exit(1);
});
