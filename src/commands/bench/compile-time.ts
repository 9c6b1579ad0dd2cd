import { createRequire } from "node:module";
import path from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { siteSchema } from "../../lib/site-config";
import { compile } from "../../mdx/compile/compile-here";
import { addGrammars } from "../../mdx/compile/builders/code/prism-grammars";
import { preprocess } from "../../mdx/compile/parse/preprocess";
import { compileSettingsOf } from "../../mdx/compile/settings";
import { splitFrontMatter } from "../../lib/content/front-matter";
import { readSettings } from "../../read-settings";
import { site } from "../../site";
import { corpusDoc } from "./corpus";

const DOCS = 60;
const ROUNDS = 5;

/**
 * Milliseconds per doc of about 1,300 words in one thread: to compile it whole, code highlighted, and for `@mdx-js/mdx`
 * only to parse it; the least of several rounds.
 */
type CompileTime = { compile: number; parse: number };

/** Measures the compiler beside the parser on the same files. */
export async function compileTime(root: string): Promise<CompileTime> {
  const settings = compileSettingsOf(siteSchema.parse(readSettings(site)), false);
  const load = createRequire(path.join(root, "package.json"));
  addGrammars(settings.codeLanguages, (language) => void load(`prismjs/components/prism-${language}`));
  const docs = Array.from({ length: DOCS }, (_, index) => corpusDoc(index, DOCS));
  // MDX cannot read explicit heading ids; the parser gets the docs as the compiler reads them.
  const bodies = docs.map((source) => preprocess(splitFrontMatter(source).body, "mdx"));
  const parser = createProcessor({ remarkPlugins: [remarkGfm] });
  const rounds: CompileTime[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const parse = await perDoc(bodies, (body) => void parser.parse(body));
    const whole = await perDoc(
      docs,
      async (source) =>
        void (await compile({ root, file: "content/docs/current/doc.mdx", source, frontMatter: {}, settings })),
    );
    rounds.push({ compile: whole, parse });
  }
  return {
    compile: Math.min(...rounds.map((round) => round.compile)),
    parse: Math.min(...rounds.map((round) => round.parse)),
  };
}

async function perDoc(docs: readonly string[], work: (source: string) => void | Promise<void>): Promise<number> {
  const start = performance.now();
  for (const source of docs) await work(source);
  return (performance.now() - start) / docs.length;
}
