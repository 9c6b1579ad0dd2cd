import { existsSync } from "node:fs";
import { site } from "../site";
import { listen } from "./listen.mjs";
import { main } from "./run.mjs";
import { staticServer } from "./static-server.mjs";

const FOLDER = "public";

async function serve(wanted: string): Promise<number> {
  if (!/^\d+$/.test(wanted))
    throw new Error(`PORT is '${wanted}', which is not a port. Write a number, such as PORT=9000.`);
  if (!existsSync(`${FOLDER}/index.html`))
    throw new Error(
      "The site is not built yet. Build it with `npm run build`, or build and serve it with `npm start`.",
    );
  const port = await listen(staticServer(FOLDER, site.baseUrl), Number(wanted));
  console.log(`The site is at http://localhost:${port}${site.baseUrl}  (Ctrl+C ends)`);
  return 0;
}

void main(() => serve(process.env.PORT ?? "9000"));
