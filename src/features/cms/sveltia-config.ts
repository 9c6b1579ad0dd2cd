import type { CmsBackend } from "../../lib/settings/cms-settings";
import type { ContentCollection, FolderCollection } from "../../lib/content/content-collection";
import type { Site } from "../../lib/site-config";
import { fileShapesOf } from "./file-shapes";
import type { FileShape } from "./file-format/content-file";
import { formFieldsOf } from "./form-fields";
import { pageLinkOf } from "./page-link";

/** What the page of the CMS needs: Sveltia's configuration, and the shapes of files by the names of their formats. */
export type CmsPageSettings = { config: SveltiaConfig; shapes: Record<string, FileShape> };

/** The part of Sveltia's configuration that the type of its `init` asks for. */
type SveltiaConfig = { backend: { name: "github" | "gitlab" | "gitea"; repo: string }; media_folder: string } & Record<
  string,
  unknown
>;

/** Sveltia renames a file, and leaves what names it as it is. */
const RENAME_HINT =
  "Parent Folder and Edit Slug move and rename the file alone. `npm run move` has all links to it and its old address follow.";

/** Beside the form, what is filled in: titles as headings, links to follow, lists. */
const PREVIEWED = { editor: { preview: true } };

/** The settings of the page for a site and what its features give authors to edit. */
export function cmsPageSettings(
  {
    cms,
    title,
    url,
    baseUrl,
    favicon,
    staticFolders: [files = "static"],
  }: Pick<Site, "cms" | "title" | "url" | "baseUrl" | "favicon" | "staticFolders">,
  collections: readonly ContentCollection[],
): CmsPageSettings {
  const shapes = fileShapesOf(collections);
  return {
    shapes,
    config: {
      load_config_file: false,
      backend: backendOf(cms.backend, title),
      ...(cms.backend?.editorial && { publish_mode: "editorial_workflow" }),
      site_url: url,
      display_url: `${url}${baseUrl}`,
      app_title: title,
      logo: { src: favicon.startsWith("/") ? baseUrl + favicon.slice(1) : favicon },
      media_folder: `${files}/${cms.uploads}`,
      // As content names files: the base URL comes before them in the page.
      public_folder: `/${cms.uploads}`,
      // Pictures that are there can be looked at and chosen, too, not only those uploaded here.
      asset_collections: [{ name: "static", label: "All files", media_folder: files, public_folder: "/" }],
      slug: { encoding: "unicode", clean_accents: false, sanitize_replacement: "-" },
      // Services of pictures are other sites.
      media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
      // A preview shows the text of MDX as it is written, which the form does already: it is for data alone.
      editor: { preview: false },
      collections: collections.map((collection) => collectionOf(collection, shapes, baseUrl)),
    },
  };
}

/**
 * Sveltia needs a service also for folders of this machine, and remembers a folder by the name of its repository. Of
 * those that it knows, Gitea is the one that it asks for nothing before somebody signs in.
 */
function backendOf(backend: CmsBackend | undefined, title: string): SveltiaConfig["backend"] & Record<string, unknown> {
  if (!backend) return { name: "gitea", repo: `local/${title.replace(/[^\w.-]+/g, "-")}`, auth_methods: ["token"] };
  const { name, repo, branch, authUrl, appId, apiUrl } = backend;
  return {
    name,
    repo,
    branch,
    ...(authUrl ? { base_url: authUrl } : { auth_methods: ["token"] }),
    ...(appId !== undefined && { app_id: appId, auth_type: "pkce" }),
    ...(apiUrl !== undefined && { api_root: apiUrl }),
  };
}

function collectionOf(
  collection: ContentCollection,
  shapes: Record<string, FileShape>,
  baseUrl: string,
): Record<string, unknown> {
  const { name, label } = collection;
  if (!("files" in collection)) return folderOf(collection, shapes[name], baseUrl);
  const files = collection.files.map((file) => ({
    name: file.name,
    label: file.label,
    file: file.file,
    format: file.name,
    ...(file.schema && PREVIEWED),
    fields: fieldsOf(shapes[file.name]),
  }));
  return { name, label, files };
}

function folderOf(
  collection: FolderCollection,
  shape: FileShape | undefined,
  baseUrl: string,
): Record<string, unknown> {
  const { name, label, singular, folder, extension, isNested, newName = "{{title | slugify}}", ownKey } = collection;
  return {
    name,
    label,
    label_singular: singular,
    folder,
    format: name,
    create: true,
    delete: true,
    identifier_field: "title",
    slug: { template: newName, editable: true, hint: "The name of the file, without its ending." },
    ...(isNested && { nested: { depth: 20, subfolders: false }, meta: { path: { label: "Folder" } } }),
    ...(ownKey !== undefined && { filter: { field: ownKey, pattern: "." } }),
    // Without the setting, renaming a file with a link to its page writes its old path into the file.
    ...(extension !== "yml" && { preview_path: pageLinkOf(baseUrl, folder, extension), aliases_field: false }),
    ...(extension === "yml" && PREVIEWED),
    fields: fieldsOf(shape, isNested ? RENAME_HINT : undefined),
  };
}

function fieldsOf(shape: FileShape | undefined, hint?: string) {
  return shape ? formFieldsOf(shape, hint) : [];
}
