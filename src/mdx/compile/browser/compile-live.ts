import type { ContentNode } from "../../content-node";
import type { LiveResult } from "../../live-mdx";
import { highlight } from "../builders/code/highlight";
import { collectProblems, type BuilderContext } from "../builders/builder-context";
import { emptyCompileState, problemOf } from "../compile-state";
import { readModule, type MdxModule } from "../parse/module";
import { MdxSyntaxError } from "../parse/syntax-error";
import { proseOf } from "../prose/prose";
import { convert } from "../run/convert";
import { jsxRuntime, MdxError } from "../run/runtime";
import { Steps } from "../run/steps";
import type { CompileSettings } from "../settings";
import { LIVE_NAMES, makeLiveElement } from "./elements";
import { runStatements, valueOf, type Interpreter, type Scope } from "./interpret";

/**
 * Compiles MDX in a browser by the same parser and the same builders as the build. Its JavaScript is interpreted, not
 * run, so that a strict content policy does not forbid it. Never throws for what the text says.
 */
export function compileLive(source: string, file: string, settings: CompileSettings, base: string): LiveResult {
  const state = emptyCompileState();
  const steps = new Steps();
  try {
    const module = readModule(source, file);
    const context: BuilderContext = {
      file,
      root: "",
      state,
      place: {},
      settings,
      steps,
      make: (tag, props, children) => makeLiveElement(tag, props, children, context),
    };
    const nodes = contentOf(module, context);
    return { title: proseOf(state.title ?? [], base), nodes: proseOf(nodes, base), problems: state.problems };
  } catch (error) {
    const problem =
      error instanceof MdxSyntaxError
        ? { severity: "error" as const, file, ...error.place, message: error.message, remedy: error.remedy }
        : problemOf(error, file, {});
    return { title: [], nodes: [], problems: [problem] };
  }
}

function contentOf(module: MdxModule, context: BuilderContext): ContentNode[] {
  const h = jsxRuntime(context.make, (value) => value);
  const registry = Object.fromEntries(LIVE_NAMES.map((name) => [name, name]));
  const scope = Object.assign(Object.create(null) as Scope, registry);
  const interpreter: Interpreter = { h, steps: context.steps };
  const { imports, statements, names, expressions } = module.program;
  for (const { source, line, column } of imports)
    collectProblems(context, { line, column }, () => refuseImport(source), undefined);
  for (const statement of statements) {
    const place = { line: statement.loc?.start.line };
    collectProblems(context, place, () => runStatements([statement], scope, interpreter), undefined);
  }
  const values = {
    names: Object.fromEntries(names.map((name) => [name, scope[name]])),
    expressions: expressions.map((expression) => () => valueOf(expression, scope, interpreter)),
  };
  return convert(
    Object.assign(context, {
      module,
      values,
      components: { __proto__: null, ...registry, ...values.names },
      h,
      isPage: true,
    }),
  );
}

function refuseImport(source: string): never {
  throw new MdxError(`There is no '${source}' to import in this editor.`, "Use the components that need no import.", [
    ...LIVE_NAMES,
  ]);
}

/** MDX as HTML in colours. */
export function highlightLive(source: string): string {
  return highlight(source, "mdx");
}
