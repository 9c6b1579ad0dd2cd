import { isFunctionWord } from "../../../../src/features/search/text/function-words";
import { stemOf } from "../../../../src/features/search/text/stem";
import { tokensOf } from "../../../../src/features/search/text/tokens";

const termsOf = (text: string) => tokensOf(text).map(({ term, isPart }) => (isPart ? `+${term}` : term));

test.each([
  ["Install the site.", ["install", "the", "site"]],
  ["onBrokenLinks", ["onbrokenlinks", "+on", "+broken", "+brokenlinks", "+links"]],
  ["MDXProvider", ["mdxprovider", "+mdx", "+provider"]],
  ["i18n npm2yarn", ["i18n", "npm2yarn"]],
  ["@docusaurus/plugin-content-docs", ["docusaurus", "plugin", "content", "docs"]],
  ["--out-dir=build", ["+--out-dir", "out", "dir", "build"]],
  ["-p, --port $GIT_USER", ["+-p", "p", "+--port", "port", "+$git_user", "git", "user"]],
  ["a-b c--d -- $5 -->", ["a", "b", "c", "d", "5"]],
  ["sidebar_position", ["sidebar", "position"]],
  ["v3.3.2 and 2.0.0-beta.9", ["3.3.2", "and", "2.0.0", "beta", "9"]],
  ["Café ﬁne", ["cafe", "fine"]],
  ["مرحبا بالعالم", ["مرحبا", "بالعالم"]],
  ["<b>&amp;</b> 🎉 \u0000", ["b", "amp", "b"]],
  ["⚠️ Caution ❤️ 1️⃣ 👩‍💻", ["caution", "1"]],
  ["\u0301a e\u0301", ["a", "e"]],
  ["किताब कातिब", ["किताब", "कातिब"]],
  ["مَرحَبًا שָׁלוֹם", ["مرحبا", "שלום"]],
  ["กินกัน", ["กิน", "นกั", "กัน"]],
  ["ﾞ", []],
  ["", []],
  [".*+?^${}()|[]\\", []],
])("the words of %j", (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test("each word knows where it stands", () => {
  const text = "A v3.3.2 of onBrokenLinks";
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "A",
    "v3.3.2",
    "of",
    "onBrokenLinks",
    "on",
    "Broken",
    "BrokenLinks",
    "Links",
  ]);
});

test("forms of an English word have one stem; other languages keep their words", () => {
  expect(new Set(["install", "installs", "installed", "installing"].map((word) => stemOf(word, "en"))).size).toBe(1);
  expect(stemOf("installing", "en-GB")).toBe("instal");
  expect(stemOf("installing", "de")).toBe("installing");
  expect(stemOf("ssg", "en")).toBe("ssg");
});

test("a question has words that a page need not have", () => {
  expect(["how", "do", "i", "deploy"].map((word) => isFunctionWord(word, "en"))).toEqual([true, true, true, false]);
  expect(isFunctionWord("how", "fr")).toBe(false);
  expect(isFunctionWord("how", "toString")).toBe(false);
});

test.each([
  ["使用说明", ["使用", "用说", "说明"]],
  ["说", ["说"]],
  ["安装Docusaurus3.3版", ["安装", "docusaurus3", "3", "版"]],
  ["ドキュメント", ["トキ", "キュ", "ュメ", "メン", "ント"]],
  ["ภาษาไทย", ["ภา", "าษ", "ษา", "าไ", "ไท", "ทย"]],
  ["文 onBrokenLinks", ["文", "onbrokenlinks", "+on", "+broken", "+brokenlinks", "+links"]],
])("where no spaces are between words, each two letters are one: %j", (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test("pairs of letters know where they stand", () => {
  const text = "见 API说明文";
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(["见", "API", "说明", "明文"]);
});
