/** @optimized */
import { createRequire, isBuiltin } from "node:module";
import path from "node:path";
import ts from "typescript";
import { packagesOf } from "../../src/build/packages-of.cjs";
import { all, findIn, importedBy, ROOT, textOf, treeOf } from "./code";

/** Packages that package.json names and Gatsby brings, too: of each there must be one copy. */
const ALSO_OF_GATSBY = ["gatsby-link", "graphql", "webpack"];

/** What the bundler makes; no package. */
const MADE = "frame-parts";

/** The package of an imported module; undefined for a file of the site and for what Node has. */
function packageOf(specifier: string): string | undefined {
  const [scope = "", name] = specifier.split("/");
  if (/^[./]/.test(specifier) || isBuiltin(specifier)) return undefined;
  return scope.startsWith("@") ? `${scope}/${name}` : scope;
}

/** How code says from where `createRequire` looks for packages, where that is the site. */
const FROM_SITE = /^(?:__filename|import\.meta\.url|path\.(?:join\(root, |resolve\()"package\.json"\))$/;

const isOwnRequire = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  node.expression.getText() === "createRequire" &&
  FROM_SITE.test(node.arguments[0]?.getText() ?? "");

/** The names that a file gives to Node's `require` as the site has it. */
function requiresIn(tree: ts.SourceFile): string[] {
  if (!tree.text.includes("createRequire")) return [];
  return findIn(tree, (node) =>
    ts.isVariableDeclaration(node) && node.initializer && isOwnRequire(node.initializer)
      ? node.name.getText()
      : undefined,
  ).map(({ found }) => found);
}

/** The packages that a file asks the site for, each with its line. */
function packagesIn(tree: ts.SourceFile): { name: string; line: number }[] {
  const requires = new Set(["require", ...requiresIn(tree)]);
  const isRequire = (node: ts.Node) => requires.has(node.getText()) || isOwnRequire(node);
  const requiredBy = (node: ts.Node): string | undefined => {
    const [module] = ts.isCallExpression(node) ? node.arguments : [];
    if (!ts.isCallExpression(node) || !module || !ts.isStringLiteralLike(module)) return undefined;
    const called = node.expression;
    const asks = ts.isPropertyAccessExpression(called)
      ? (called.name.text === "resolve" && isRequire(called.expression)) ||
        /^jest\.\w*(?:Actual|Mock|mock)$/.test(called.getText())
      : isRequire(called);
    return asks ? module.text : undefined;
  };
  return findIn(tree, (node) => importedBy(node) ?? requiredBy(node)).flatMap(({ found, line }) => {
    const name = packageOf(found);
    return name === undefined ? [] : [{ name, line }];
  });
}

/** Whether a file may ask for a package that is not known; whole trees of all files take seconds. */
function mayAsk(text: string, isKnown: (name: string) => boolean): boolean {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const names = importedFiles.map(({ fileName }) => packageOf(fileName));
  return (
    names.some((name) => name !== undefined && !isKnown(name)) || /createRequire|require\.resolve|jest\./.test(text)
  );
}

describe("packages", () => {
  it("are seen however code asks for them, but not where another package is asked", () => {
    const code = [
      "import a from 'a/b';",
      "type B = import('@b/c/d').E;",
      "require('c'); require.resolve('d');",
      "const load = createRequire(import.meta.url);",
      "load('e'); load.resolve('f/g.js');",
      "createRequire(path.join(root, \"package.json\")).resolve('h');",
      "jest.mock('i'); jest.requireActual('j');",
      "import './k'; import fs from 'node:fs'; path.resolve('l');",
      "packagesOf(root, 'gatsby')('m'); createRequire(path.join(project, \"package.json\"))('n');",
    ].join("\n");
    const seen = packagesIn(treeOf("a.ts", code)).map(({ name, line }) => `${line} ${name}`);
    expect(seen).toEqual(["1 a", "2 @b/c", "3 c", "3 d", "5 e", "5 f", "6 h", "7 i", "7 j"]);
  });

  it("are those that package.json names: others are there by chance", () => {
    const { dependencies, devDependencies } = JSON.parse(textOf("package.json")) as Record<string, object>;
    const named = [...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})];
    const known = new Set([...named, ...named.map((name) => name.replace(/^@types\//, "")), MADE]);
    const files = all.filter((file) => mayAsk(textOf(file), (name) => known.has(name)));
    const unknown = files.flatMap((file) =>
      packagesIn(treeOf(file))
        .filter(({ name }) => !known.has(name))
        .map(
          ({ name, line }) =>
            `${file}:${line} asks for '${name}': add it to package.json, or ask the package that brings it (packagesOf)`,
        ),
    );
    expect(unknown).toEqual([]);
  });

  it.each(ALSO_OF_GATSBY)("have one copy of %s: package.json names the version that Gatsby uses", (name) => {
    const own = createRequire(path.join(ROOT, "package.json")).resolve(`${name}/package.json`);
    expect(packagesOf(ROOT, "gatsby").resolve(`${name}/package.json`)).toBe(own);
  });
});
