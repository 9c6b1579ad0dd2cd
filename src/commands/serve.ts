import "./tell-failures";
import { existsSync } from "node:fs";
import { siteInputOf } from "../build/context/site-input";
import { readSite } from "../lib/site-config";
import { site } from "../site";
import { listen } from "./listen.mjs";
import { main, takeNoParameters } from "./run.mjs";
import { staticServer } from "./static-server.mjs";

const FOLDER = "public";

const HELP = `npm run serve

Serves the last build as a host does, with the headers of \`_headers\`, until Ctrl+C ends it.
PORT is the port, 9000 where it is not set. Where another program has it, the command ends and says so.`;

async function serve(wanted: string): Promise<number> {
  takeNoParameters();
  if (!/^\d+$/.test(wanted))
    throw new Error(`PORT is '${wanted}', which is not a port. Write a number, such as PORT=9000.`);
  if (!existsSync(`${FOLDER}/index.html`))
    throw new Error(
      "The site is not built yet. Build it with `npm run build`, or build and serve it with `npm start`.",
    );
  const { baseUrl } = readSite(siteInputOf(site));
  const port = await listen(staticServer(FOLDER, baseUrl), Number(wanted));
  console.log(`The site is at http://localhost:${port}${baseUrl}  (Ctrl+C ends)`);
  return 0;
}

void main(() => serve(process.env.PORT ?? "9000"), HELP);
