import { main, runGatsby, runNode, TYPESCRIPT } from "./run.mjs";
import { setUp } from "./setup.mjs";

const root = process.cwd();

await main(async () => {
  await setUp(root);
  const built = await runGatsby(root, "build");
  return built === 0 ? runNode(root, ...TYPESCRIPT, "src/commands/serve.ts") : built;
});
