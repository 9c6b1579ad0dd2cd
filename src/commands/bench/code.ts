import type { Random } from "./random";
import { noun, phrase } from "./sentences";

const LANGUAGES = ["js", "ts", "bash", "json"] as const;
type Language = (typeof LANGUAGES)[number];

/** A fenced block of valid code in one of four languages. */
export function codeBlock(random: Random): string {
  const language = random.of(LANGUAGES);
  const title = random.of(["", ` title="src/${noun(random)}.${language}"`]);
  return ["```" + language + title, ...writers[language](random), "```"].join("\n");
}

const writers: Record<Language, (random: Random) => string[]> = {
  js: (random) => {
    const [list, item, limit] = [noun(random), noun(random), random.between(2, 99)];
    return [
      `// Keeps the ${phrase(random)} below its limit.`,
      `export function ${list}Of(${item}s, limit = ${limit}) {`,
      `  const kept = ${item}s.filter((${item}) => ${item}.size < limit && !${item}.closed);`,
      `  if (kept.length === 0) throw new Error(\`No ${item} is smaller than \${limit}\`);`,
      "  return kept.sort((a, b) => a.size - b.size).map(({ name, size }) => ({ name, size }));",
      "}",
    ];
  },
  ts: (random) => {
    const [name, field] = [noun(random), noun(random)];
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    return [
      `/** What a ${phrase(random)} needs. */`,
      `export type ${type} = { readonly id: string; ${field}Count: number; parent?: ${type} };`,
      "",
      `export async function read${type}(id: string): Promise<${type} | undefined> {`,
      `  const answer = await fetch(\`/${name}/\${encodeURIComponent(id)}\`);`,
      `  return answer.ok ? ((await answer.json()) as ${type}) : undefined;`,
      "}",
    ];
  },
  bash: (random) => [
    `# Makes a ${phrase(random)} from every ${noun(random)}.`,
    `for file in "$HOME"/${noun(random)}/*.txt; do`,
    `  sort --unique "$file" | head -n ${random.between(5, 500)} > "\${file%.txt}.${noun(random)}"`,
    "done",
    `npm run ${noun(random)} -- --${noun(random)}=${random.between(1, 9)}`,
  ],
  json: (random) => {
    const value = {
      name: noun(random),
      [noun(random)]: { limit: random.between(1, 900), enabled: random.between(0, 1) === 1 },
      list: [noun(random), noun(random), null],
    };
    return JSON.stringify(value, null, 2).split("\n");
  },
};
