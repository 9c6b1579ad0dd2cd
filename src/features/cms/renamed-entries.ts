import { changedScript, reading, type Change } from "./script-changes";

/** The last part of a slug: the whole of it where files lie in no folders. */
const fileNameOf = (slug: string) => `${slug}.split("/").pop()`;

/**
 * In a collection with folders Sveltia takes an entry's path below the collection for its slug, and lets nobody edit
 * it. Here the file's name is edited, and its folder stays.
 */
const CHANGES: Change[] = [
  {
    place: "whether the slug of an entry can be edited",
    before: reading(String.raw`return ID\((ID)\)&&!ID\(\1\)\?!1:(?=ID\(\1\)\.editable\.update)`),
    after: "return ",
  },
  {
    place: "the slug in its form",
    before: reading(
      String.raw`(filter\(\(\[,(ID)\]\)=>\2!==void 0\)\.map\(\(\[(ID),(ID)\]\)=>\(\{locale:\3,\.\.\.ID\(\3\),value:)\4\}`,
    ),
    after: `$1${fileNameOf("$4")}}`,
  },
  {
    place: "the slug that the form gives back",
    before: reading(
      String.raw`((ID)\.currentSlugs=\{\.\.\.\2\.currentSlugs,\.\.\.Object\.fromEntries\(Object\.entries\(ID\)\.map\(\(\[)(ID),(ID)\]\)=>\[\3,(ID)\(\4,\{locale:\3\}\)\]`,
    ),
    after: String.raw`$1key,name])=>[key,($2.currentSlugs[key]??"").replace(/[^/]*$$/,"")+$5(name,{locale:key})]`,
  },
  {
    place: "the slugs of other entries",
    before: reading(
      String.raw`let\{originalSlugs:(ID)\}=((ID),ID=ID\(\3\),(ID)=new Set\(Object\.values\(\1\)\);return Object\.fromEntries\([^;]{1,200}?\.filter\((ID)=>typeof \5==.string.&&!\4\.has\(\5\)\))`,
    ),
    after: String.raw`let{originalSlugs:$1,currentPath:folder}=$2.filter(slug=>slug.replace(/\/?[^/]*$$/,"")===(folder??"").replace(/^\/|\/$$/g,"")).map(slug=>slug.split("/").pop())`,
  },
  {
    place: "the slug that is checked before it is saved",
    before: reading(String.raw`(ID\(\{slug:)(ID)(,required:!ID\|\|ID,pattern:)`),
    after: `$1$2?.split("/").pop()$3`,
  },
  {
    place: "the name of the file that is saved",
    before: reading(String.raw`(ID)=(ID)\?ID\(\2\)\.basename:(ID)(?=;return)`),
    after: `$1=${fileNameOf("$3")}`,
  },
  {
    // Without it a file that is moved replaces one of its name.
    place: "whether the file of a moved entry is there already",
    before: reading(String.raw`if\(!ID\|\|(?=!ID\(ID\)\)return!1;let\{defaultLocaleSlug:)`),
    after: "if(",
  },
];

/** Sveltia's script with names of files that can be edited in folders; throws where a release reads otherwise. */
export function withRenames(script: string): string {
  return changedScript(script, CHANGES, "renamed-entries.ts");
}
