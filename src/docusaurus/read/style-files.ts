import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { BASE_MARK } from "../../lib/style/style-addresses";
import { decodeAddress, splitUrl } from "../../lib/routes/url";
import { md5, shortDigest } from "../../files/digest";
import { isFileAt } from "../../files/is-file-at";

/**
 * The files that a project's stylesheets show: the project and its folders of static files, what is published, by the
 * address that it gets, addresses at which there is nothing, and stylesheets that are imported and are not there;
 * `compiled` are the texts that PostCSS makes of stylesheets.
 */
export type StyleFiles = {
  project: string;
  staticFolders: readonly string[];
  published: Map<string, string>;
  missing: Set<string>;
  missingImports: Set<string>;
  compiled?: ReadonlyMap<string, string>;
};

/** A comment, or an address; comments come first, so that what looks like an address in one is left alone. */
const ADDRESS = /\/\*[\s\S]*?\*\/|url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/g;

/** CSS in which addresses of files of the project are those that the site publishes them at. */
export function withAddresses(css: string, file: string, files: StyleFiles): string {
  return css.replace(ADDRESS, (whole, double?: string, single?: string, plain?: string) => {
    const written = double ?? single ?? plain ?? "";
    // With a scheme or a host, within the page, or seen already.
    if (written === "" || /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(written)) return whole;
    const address = addressOf(written, file, files);
    return address === undefined ? whole : `url("${BASE_MARK}${address}")`;
  });
}

/** The address, without a slash at its beginning, of what a stylesheet shows; undefined for what is left as it is. */
function addressOf(written: string, file: string, files: StyleFiles): string | undefined {
  const { path: name, query, hash } = splitUrl(written);
  const decoded = decodeAddress(name);
  if (decoded.startsWith("/")) {
    const isThere = files.staticFolders.some((folder) => existsSync(path.join(files.project, folder, decoded)));
    return isThere ? `${name.slice(1)}${query}${hash}` : undefined;
  }
  const found = fileOf(decoded, file, files.project);
  if (found === undefined) {
    files.missing.add(written);
    return undefined;
  }
  const { name: stem, ext } = path.parse(found);
  const address = `assets/${encodeURIComponent(stem)}-${shortDigest(md5(readFileSync(found)))}${ext}`;
  files.published.set(`/${address}`, found);
  return `${address}${query}${hash}`;
}

function fileOf(written: string, file: string, project: string): string | undefined {
  const name = written.replace(/^~(?=@?\w)/, "");
  const candidates = name.startsWith("@site/")
    ? [path.join(project, name.slice("@site/".length))]
    : [path.resolve(path.dirname(file), written), ...packageFile(name, project)];
  return candidates.find(isFileAt);
}

function packageFile(name: string, project: string): string[] {
  try {
    return [createRequire(path.join(project, "package.json")).resolve(name)];
  } catch {
    return [];
  }
}
