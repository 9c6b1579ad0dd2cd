import { mapSite, type MappedSite } from "../map/site";
import { distinctNotes } from "../note";
import { readFolder, stubFile } from "./read-folder";

/** Reads and maps a Docusaurus folder; `root` is the site's, from which the folder is named. Writes nothing. */
export async function mappedFolder(root: string, folder: string): Promise<MappedSite> {
  const read = await readFolder({ root, folder, stub: stubFile(root) });
  const { site, notes } = mapSite(read.folder);
  return { site, notes: distinctNotes([...read.notes, ...notes]) };
}
