import { mapSite, type MappedSite } from "../map/site";
import { distinctNotes } from "../note";
import { readFolder, stubFile } from "./read-folder";

/**
 * Reads and maps a Docusaurus folder; `root` is the site's, from which the folder is named. Writes nothing. Plugins of
 * the project run where that is asked for.
 */
export async function mappedFolder(root: string, folder: string, runsPlugins: boolean): Promise<MappedSite> {
  const read = await readFolder({ root, folder, stub: stubFile(root), runsPlugins });
  const { site, notes } = mapSite(read.folder);
  return { site, notes: distinctNotes([...read.notes, ...notes]) };
}
