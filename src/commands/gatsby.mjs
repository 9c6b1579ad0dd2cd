import { main, runGatsby } from "./run.mjs";
import { setUp } from "./setup.mjs";

const root = process.cwd();
const [command = "build", ...parameters] = process.argv.slice(2);

await main(async () => {
  await setUp(root);
  return runGatsby(root, command, ...parameters);
});
