import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { StartPublisher } from "../../build/publish/publisher";
import { WrittenFiles } from "../../build/publish/written-files";
import type { Problem } from "../../lib/problem";
import { APPLE_ICON, drawIcon, ICONS } from "./icons";
import { webManifest, type InstallSettings, type Screenshot } from "./manifest";

/** The manifest's name in the build. */
export const MANIFEST = "manifest.webmanifest";

/** Writes the web app manifest, and its icons as systems want them: PNG files, drawn from one SVG. */
export const publishInstall: StartPublisher = ({ root, site }) => {
  const files = new WrittenFiles(root, "install");
  const { install } = site;
  if (!install) return { end: () => files.finish() };
  const missing = missingFiles(root, install);
  if (missing.length > 0) return { end: () => missing };
  // Drawn beside the pages; whoever waits for them in the end is told what failed.
  const drawing = Promise.all([...ICONS, APPLE_ICON].map((icon) => drawn(icon, root, install)));
  drawing.catch(() => undefined);
  return {
    end: async () => {
      for (const { file, content } of await drawing) files.write(file, content);
      const screenshots = await Promise.all(install.screenshots.map((shot) => measured(root, shot)));
      files.write(MANIFEST, JSON.stringify(webManifest(site, install, screenshots)));
      files.finish();
      return [];
    },
  };
};

async function drawn(icon: (typeof ICONS)[number], root: string, { icon: svg, backgroundColor }: InstallSettings) {
  return { file: icon.file, content: await drawIcon(staticFile(root, svg), icon, backgroundColor) };
}

async function measured(root: string, shot: InstallSettings["screenshots"][number]): Promise<Screenshot> {
  const { width = 0, height = 0, format } = await sharp(staticFile(root, shot.src)).metadata();
  return { ...shot, width, height, type: `image/${format}` };
}

function missingFiles(root: string, { icon, screenshots }: InstallSettings): Problem[] {
  const named = [icon, ...screenshots.map(({ src }) => src)];
  return named
    .filter((address) => !existsSync(staticFile(root, address)))
    .map((address) => ({
      severity: "error",
      file: "src/site.ts",
      message: `install names ${address}, and there is no static${address}.`,
      remedy: "Put the file there, or name one that is.",
    }));
}

function staticFile(root: string, address: string): string {
  return path.join(root, "static", address);
}
