import { buildSite } from "./build-site.mjs";
import { portOf } from "./port.mjs";
import { main, runNode, takeNoParameters, TYPESCRIPT } from "./run.mjs";
import { setUp } from "./setup.mjs";

const root = process.cwd();

const HELP = `npm start

Installs what is missing, builds the site, and serves it at port 9000 until Ctrl+C ends it. PORT is another port.`;

await main(async () => {
  takeNoParameters();
  // Before the build: it takes minutes on a large site.
  if (process.env.PORT !== undefined) portOf(process.env.PORT, "PORT=9000");
  await setUp(root);
  const built = await buildSite(root);
  return built === 0 ? runNode(root, ...TYPESCRIPT, "src/commands/serve.ts") : built;
}, HELP);
