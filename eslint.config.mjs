import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const typescript = ["**/*.ts", "**/*.tsx"];

/** Files whose default export Gatsby or a tool demands. */
const withDefaultExport = [
  "gatsby-*.ts",
  "gatsby-*.tsx",
  "src/pages/**",
  "src/features/*/templates/**",
  "__tests__/fixture-site/src/features/*/templates/**",
  "eslint.config.mjs",
];

const noDefaultExport = {
  selector: "ExportDefaultDeclaration",
  message: "Export by name; a default is only for what Gatsby loads itself.",
};
const noSkippedTest = {
  selector:
    "CallExpression > MemberExpression.callee[object.name=/^(?:it|test|describe)$/][property.name=/^(?:skip|only|todo|failing)$/]",
  message: "Every test runs, and counts.",
};

export default tseslint.config(
  {
    ignores: [
      "node_modules/",
      "public/",
      ".cache/",
      "static/",
      "coverage/",
      "src/gatsby-types.d.ts",
      "__tests__/fixtures/",
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error" } },
  {
    files: typescript,
    extends: [tseslint.configs.recommendedTypeChecked],
    plugins: { "react-hooks": reactHooks },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/ban-ts-comment": ["error", { "ts-expect-error": true }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // React waits for a promise that a component throws.
      "@typescript-eslint/only-throw-error": ["error", { allow: [{ from: "lib", name: "Promise" }] }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // A hook of Gatsby's may be asynchronous without waiting for anything itself.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "react-hooks/exhaustive-deps": "error",
      "react-hooks/rules-of-hooks": "error",
    },
  },
  {
    files: [...typescript, "**/*.mjs", "**/*.cjs"],
    rules: {
      eqeqeq: "error",
      "max-len": [
        "error",
        { code: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true },
      ],
      "max-lines": ["error", 300],
      "no-restricted-syntax": ["error", noDefaultExport, noSkippedTest],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
  { files: withDefaultExport, rules: { "no-restricted-syntax": ["error", noSkippedTest] } },
  // Content's expressions are run at build: that is what this file is for.
  { files: ["src/mdx/compile/run/program.ts"], rules: { "@typescript-eslint/no-implied-eval": "off" } },
  // Snapshots and tables of cases are long, and that is no fault.
  { files: ["__tests__/**"], rules: { "max-lines": "off" } },
);
