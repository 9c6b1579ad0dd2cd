import { compileInScratch } from "../../../../support/compiled";
import { codeOf } from "./tabs-of";

compileInScratch();

test("installing, with its flags", async () => {
  expect(
    await codeOf(
      "npm install",
      "npm install a b",
      "npm install --save-dev a",
      "npm i -D a",
      "npm install --save a@1",
      "npm i -g a",
      "npm uninstall a",
      "npm ci",
    ),
  ).toMatchInlineSnapshot(`
"npm:
npm install
npm install a b
npm install --save-dev a
npm i -D a
npm install --save a@1
npm i -g a
npm uninstall a
npm ci

yarn:
yarn install
yarn add a b
yarn add --dev a
yarn add --dev a
yarn add a@1
yarn global add a
yarn remove a
yarn install --frozen-lockfile

pnpm:
pnpm install
pnpm add a b
pnpm add --save-dev a
pnpm add -D a
pnpm add a@1
pnpm add -g a
pnpm remove a
pnpm install --frozen-lockfile

bun:
bun install
bun add a b
bun add --dev a
bun add --dev a
bun add a@1
bun add --global a
bun remove a
bun install --frozen-lockfile"
`);
});

test("scripts and arguments after two dashes", async () => {
  expect(await codeOf("npm run build", "npm run build -- --watch", "npm start", "npm test -- --watch"))
    .toMatchInlineSnapshot(`
"npm:
npm run build
npm run build -- --watch
npm start
npm test -- --watch

yarn:
yarn build
yarn build --watch
yarn start
yarn test --watch

pnpm:
pnpm run build
pnpm run build --watch
pnpm start
pnpm test --watch

bun:
bun run build
bun run build --watch
bun start
bun run test --watch"
`);
});

test("packages that are run without being installed, each line by itself", async () => {
  expect(
    await codeOf(
      "npx create-docusaurus@latest site classic",
      "cd site",
      "npm init docusaurus@latest site classic",
      "npx npm-check",
    ),
  ).toMatchInlineSnapshot(`
"npm:
npx create-docusaurus@latest site classic
cd site
npm init docusaurus@latest site classic
npx npm-check

yarn:
yarn dlx create-docusaurus@latest site classic
cd site
yarn create docusaurus site classic
yarn dlx npm-check

pnpm:
pnpm dlx create-docusaurus@latest site classic
cd site
pnpm create docusaurus site classic
pnpm dlx npm-check

bun:
bun x create-docusaurus@latest site classic
cd site
bunx create-docusaurus site classic
bun x npm-check"
`);
});

test("comments, blank lines and other commands stay as they are", async () => {
  expect(
    await codeOf(
      "# install it with npm",
      "npm install a # npm, not npx",
      "",
      "cat npm.txt https://www.npmjs.com/package/npm",
      'echo "npm install; npm start"',
    ),
  ).toMatchInlineSnapshot(`
"npm:
# install it with npm
npm install a # npm, not npx

cat npm.txt https://www.npmjs.com/package/npm
echo "npm install; npm start"

yarn:
# install it with npm
yarn add a # npm, not npx

cat npm.txt https://www.npmjs.com/package/npm
echo "npm install; npm start"

pnpm:
# install it with npm
pnpm add a # npm, not npx

cat npm.txt https://www.npmjs.com/package/npm
echo "npm install; npm start"

bun:
# install it with npm
bun add a # npm, not npx

cat npm.txt https://www.npmjs.com/package/npm
echo "npm install; npm start""
`);
});

test("several commands on a line, prompts, variables, and commands over several lines", async () => {
  expect(
    await codeOf(
      "npm install && npm run build",
      "npm ls | grep a; npm start",
      "$ sudo npm install -g a",
      "NODE_ENV=test CI=1 npm test",
      "npm install \\",
      "  --save-dev \\",
      "  a",
    ),
  ).toMatchInlineSnapshot(`
"npm:
npm install && npm run build
npm ls | grep a; npm start
$ sudo npm install -g a
NODE_ENV=test CI=1 npm test
npm install \\
  --save-dev \\
  a

yarn:
yarn install && yarn build
yarn list | grep a; yarn start
$ sudo yarn global add a
NODE_ENV=test CI=1 yarn test
yarn add --dev a

pnpm:
pnpm install && pnpm run build
pnpm ls | grep a; pnpm start
$ sudo pnpm add -g a
NODE_ENV=test CI=1 pnpm test
pnpm add --save-dev a

bun:
bun install && bun run build
bun pm ls | grep a; bun start
$ sudo bun add --global a
NODE_ENV=test CI=1 bun run test
bun add --dev a"
`);
});

test("a command without a counterpart stays npm's, and a comment says so", async () => {
  expect(await codeOf("npm audit fix && npm run build", "npm ci --omit=dev # for production", "npm", "npm --version"))
    .toMatchInlineSnapshot(`
"npm:
npm audit fix && npm run build
npm ci --omit=dev # for production
npm
npm --version

yarn:
npm audit fix && yarn build
# couldn't auto-convert command
npm ci --omit=dev # for production
# couldn't auto-convert command
npm
# couldn't auto-convert command
npm --version
# couldn't auto-convert command

pnpm:
npm audit fix && pnpm run build
# couldn't auto-convert command
npm ci --omit=dev # for production
# couldn't auto-convert command
npm
# couldn't auto-convert command
npm --version
# couldn't auto-convert command

bun:
npm audit fix && bun run build
# couldn't auto-convert command
npm ci --omit=dev # for production
# couldn't auto-convert command
npm
# couldn't auto-convert command
npm --version
# couldn't auto-convert command"
`);
});
