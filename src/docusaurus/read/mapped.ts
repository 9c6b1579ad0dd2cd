import { mapSite, type MappedSite } from "../map/site";
import { distinctNotes } from "../note";
import type { CalledPlugins } from "./content-calls";
import { removeOldData } from "./plugin-data";
import { writePages } from "./plugin-pages";
import { readFolder, stubFile, type Reading } from "./read-folder";

/**
 * Reads and maps a Docusaurus folder; `root` is the site's, from which the folder is named. Where there are folders for
 * what plugins of the project add, these run, and their data and pages are written there; else it writes nothing, and
 * `called` says what an earlier run found of these plugins. `code` are the files that its functions may come from.
 */
export async function mappedFolder(
  root: string,
  folder: string,
  { added, later, called }: Pick<Reading, "added" | "later" | "called">,
): Promise<MappedSite & { called: CalledPlugins; code: string[] }> {
  const read = await readFolder({ root, folder, stub: stubFile(root), added, later, called });
  const { site, notes } = mapSite(read.folder);
  if (added) {
    writePages(read.folder.plugins.pages, added.pages);
    removeOldData(read.data, added.data);
  }
  return { site, notes: distinctNotes([...read.notes, ...notes]), called: read.called, code: read.code };
}
