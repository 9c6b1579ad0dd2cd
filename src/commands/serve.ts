import { lastBuildOf } from "../build/publish/last-build";
import { listen } from "./listen.mjs";
import { portOf } from "./port.mjs";
import { main, takeNoParameters } from "./run.mjs";
import { staticServer } from "./static-server.mjs";

const FOLDER = "public";

const HELP = `npm run serve

Serves the last build in public/ as a host does, below its base URL and with the headers of \`_headers\`, until Ctrl+C
ends it. It reads no settings: those that have changed since then count in the next build.
PORT is the port, 9000 where it is not set. Where another program has it, the command ends and says so.`;

async function serve(wanted: string): Promise<number> {
  takeNoParameters();
  const wantedPort = portOf(wanted, "PORT=9000");
  const built = lastBuildOf(process.cwd());
  if (!built)
    throw new Error(
      "The site is not built yet. Build it with `npm run build`, or build and serve it with `npm start`.",
    );
  const port = await listen(staticServer(FOLDER, built.baseUrl), wantedPort);
  console.log(`The site is at http://localhost:${port}${built.baseUrl}  (Ctrl+C ends)`);
  return 0;
}

void main(() => serve(process.env.PORT ?? "9000"), HELP);
