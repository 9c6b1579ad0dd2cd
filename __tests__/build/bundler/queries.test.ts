import { packagesOf } from "../../../src/build/packages-of.cjs";
import { queryKeys, withoutQueries } from "../../../src/build/bundler/queries.cjs";

const keyOf = () => "123";

test("a page's query is the key of its result and is exported no more; each line stays where it was", () => {
  const text = 'import { graphql, Link } from "gatsby";\nexport const query = graphql`\n{\nsite { id } }`;\nlast();';
  expect(withoutQueries(text, keyOf)).toBe('import { Link } from "gatsby";\nconst query = "123"\n\n;\nlast();');
});

test("the query of a component is the key of its result, and an import of nothing else goes", () => {
  const text = "import {\n  graphql,\n} from 'gatsby'\nconst data = useStaticQuery(graphql`{ site { id } }`);";
  expect(withoutQueries(text, keyOf)).toBe('\n\n\nconst data = useStaticQuery("123");');
});

test("a query may have variables", () => {
  const text = 'import { graphql } from "gatsby"; export const query = graphql`query ($id: String) { a(id: $id) }`;';
  expect(withoutQueries(text, (query) => String(query.length))).toBe('; const query = "34";');
});

test.each([
  ["an interpolation", "import { graphql } from 'gatsby'; export const query = graphql`{ ${field} }`;"],
  ["a tag by another name", "import { graphql as tag } from 'gatsby'; export const query = tag`{ site { id } }`;"],
  ["a namespace", "import * as gatsby from 'gatsby'; export const query = gatsby.graphql`{ site { id } }`, graphql;"],
  ["a component that asks", "import { graphql } from 'gatsby'; <StaticQuery query={graphql`{ site { id } }`} />;"],
  ["a function that configures pages", "export async function config() { graphql`{ site { id } }`; }"],
])("a script with %s is left to Babel", (_, text) => expect(withoutQueries(text, keyOf)).toBeUndefined());

test.each([
  "query Site {\n  site { id } # the one\n}",
  '{ allPage(filter: { path: { regex: "/^\\/a.+$/" } }) { id } }',
])("the key is that of Gatsby's plugin for Babel, however a query is laid out: %s", (query) => {
  const requireFrom = packagesOf(process.cwd(), "gatsby");
  const babel = requireFrom("@babel/core") as { transformSync: (text: string, options: object) => { code: string } };
  const text = `import { graphql } from "gatsby";\nconst query = graphql\`${query}\`;`;
  const { code } = babel.transformSync(text, {
    babelrc: false,
    configFile: false,
    plugins: [requireFrom.resolve("babel-plugin-remove-graphql-queries")],
  });
  const key = queryKeys(process.cwd())(query);
  expect(code).toBe(`const query = "${key}";`);
  expect(withoutQueries(text, queryKeys(process.cwd()))).toContain(`const query = "${key}"`);
});
