import path from "node:path";
import type { StartPublisher } from "../../build/publish/publisher";
import { staticFileAt } from "../../build/publish/static-files";
import { WrittenFiles } from "../../build/publish/written-files";
import { loadSharp } from "../../lib/build/load-sharp";
import { APPLE_ICON, drawIcon, ICONS } from "./icons";
import { webManifest, type InstallSettings, type Screenshot } from "./manifest";

/** The manifest's name in the build. */
export const MANIFEST = "manifest.webmanifest";

/** Writes the web app manifest, and its icons as systems want them: PNG files, drawn from one SVG. */
export const publishInstall: StartPublisher = ({ root, site }) => {
  const files = new WrittenFiles(root, "install");
  const { install } = site;
  if (!install) return { end: () => files.finish() };
  const fileOf = (address: string) => path.join(root, staticFileAt(address, root, site) ?? "");
  // Drawn beside the pages; whoever waits for them in the end is told what failed.
  const drawing = Promise.all([...ICONS, APPLE_ICON].map((icon) => drawn(icon, fileOf(install.icon), install)));
  drawing.catch(() => undefined);
  return {
    end: async () => {
      for (const { file, content } of await drawing) files.write(file, content);
      const screenshots = await Promise.all(install.screenshots.map((shot) => measured(fileOf(shot.src), shot)));
      files.write(MANIFEST, JSON.stringify(webManifest(site, install, screenshots)));
      files.finish();
    },
  };
};

async function drawn(icon: (typeof ICONS)[number], svg: string, { backgroundColor }: InstallSettings) {
  return { file: icon.file, content: await drawIcon(svg, icon, backgroundColor) };
}

async function measured(file: string, shot: InstallSettings["screenshots"][number]): Promise<Screenshot> {
  const { width = 0, height = 0, format } = await (await loadSharp())(file).metadata();
  return { ...shot, width, height, type: `image/${format}` };
}
