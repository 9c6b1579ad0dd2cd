import { mapSite, type MappedSite } from "../map/site";
import { distinctNotes } from "../note";
import { writePages, type PluginFolders } from "./plugin-pages";
import { readFolder, stubFile } from "./read-folder";

/**
 * Reads and maps a Docusaurus folder; `root` is the site's, from which the folder is named. Where there are folders for
 * what plugins of the project add, these run, and their data and pages are written there; else it writes nothing.
 */
export async function mappedFolder(root: string, folder: string, added?: PluginFolders): Promise<MappedSite> {
  const read = await readFolder({ root, folder, stub: stubFile(root), added });
  const { site, notes } = mapSite(read.folder);
  if (added) writePages(read.folder.plugins.pages, added.pages);
  return { site, notes: distinctNotes([...read.notes, ...notes]) };
}
