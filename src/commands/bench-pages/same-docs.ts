import path from "node:path";
import type { Site } from "../../lib/site-config";
import { buildOwnSite, writeOwnSite } from "../bench/own-site";
import { buildPeer, PEERS, writePeer } from "../bench/peers/build-peer";
import { middleDoc } from "../bench/site-content";

/** A built site, and the doc of it that is compared: one with the same text in each. */
type ComparedSite = { name: string; folder: string; route: string; remove: string };

/**
 * Builds sites of the bench's docs with this engine and with the other generators, and gives the doc in the middle of
 * each; `remove` is the folder to remove afterwards.
 */
export async function sameDocs(site: Site, docs: number): Promise<ComparedSite[]> {
  console.log(`Building a site of ${docs} docs …`);
  const own = writeOwnSite(site, docs);
  await buildOwnSite(own, "build.log");
  const { route } = middleDoc(site, docs);
  const compared: ComparedSite[] = [{ name: "this site", folder: path.join(own, "public"), route, remove: own }];
  for (const peer of PEERS) {
    console.log(`Building it with ${peer.name} …`);
    const folder = await writePeer(peer, docs);
    await buildPeer(peer, docs, folder);
    const built = path.join(folder, peer.output);
    compared.push({ name: peer.name, folder: built, route: peer.middleDoc(docs).route, remove: folder });
  }
  return compared;
}
