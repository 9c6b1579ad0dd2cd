/** How the path of a post is written, below its blog's folder. */
type PostForm = {
  /** What stands behind the year, the month and the day: hyphens or slashes. */
  separators: [string, string, string];
  /** Whether a post is a folder with an index file. */
  isFolder: boolean;
  ending: string;
};

const YEARS: PostForm = { separators: ["/", "-", "-"], isFolder: false, ending: ".mdx" };
const DATED = /^(\d{4})([-/])(\d{1,2})([-/])(\d{1,2})([-/])[^/]+?(\/index)?(\.mdx?)$/;

/**
 * The path of a new post in the form of the newest one among the paths of its neighbours: `2024-05-03-title.md`,
 * `2024-05-03-title/index.mdx`, `2024/05/03/title.mdx`; where no path begins with its day, `2024/05-03-title.mdx`.
 */
export function postPathLike(neighbours: readonly string[], date: string, name: string): string {
  const { separators, isFolder, ending } = formOf(neighbours);
  const parts = date.split("-").map((part, index) => `${part}${separators[index] ?? ""}`);
  return `${parts.join("")}${name}${isFolder ? "/index" : ""}${ending}`;
}

function formOf(neighbours: readonly string[]): PostForm {
  const dated = neighbours.flatMap((neighbour) => {
    const [, year = "", a = "", month = "", b = "", day = "", c = "", index, ending = ""] = DATED.exec(neighbour) ?? [];
    if (year === "") return [];
    const form: PostForm = { separators: [a, b, c], isFolder: index !== undefined, ending };
    return [{ form, date: [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-") }];
  });
  const [first = { form: YEARS, date: "" }, ...others] = dated;
  return others.reduce((newest, other) => (other.date > newest.date ? other : newest), first).form;
}
