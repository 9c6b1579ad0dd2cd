import { filesAtOnce, readingAtOnce } from "../../../src/build/bundler/files-at-once";

/** What a reading answered before it returned. */
function answerOf(read: (done: (...answer: unknown[]) => void) => void): unknown[] {
  let answer: unknown[] = ["none"];
  read((...given) => (answer = given));
  return answer;
}

describe("filesAtOnce", () => {
  it("answers before it returns, with options and without", () => {
    expect(answerOf((done) => filesAtOnce.readFile("package.json", { encoding: "utf8" }, done))[1]).toContain('"name"');
    expect(answerOf((done) => filesAtOnce.readdir("src/build/bundler", done))[1]).toContain("files-at-once.ts");
    const [error, state] = answerOf((done) => filesAtOnce.stat("src", done));
    expect([error, (state as { isDirectory: () => boolean }).isDirectory()]).toEqual([null, true]);
  });

  it("answers for a file that is not there as Node does", () => {
    const missing = { code: "ENOENT", errno: -2, path: "none", message: expect.stringContaining("ENOENT") as string };
    for (const read of [filesAtOnce.stat, filesAtOnce.lstat, filesAtOnce.readFile, filesAtOnce.readlink])
      expect(answerOf((done) => read("none", done))).toEqual([expect.objectContaining(missing)]);
  });
});

test("the bundler gets these files, kept for a minute, and forgets what it read before it runs", () => {
  class Files {
    purged = 0;
    constructor(
      readonly files: object,
      readonly keptMs: number,
    ) {}
    purge = () => void this.purged++;
  }
  let beforeRun = () => {};
  const hooks = { beforeRun: { tap: (_: string, work: () => void) => void (beforeRun = work) } };
  const compiler: Parameters<typeof readingAtOnce.apply>[0] = { inputFileSystem: new Files({}, 1), hooks };
  readingAtOnce.apply(compiler);
  expect(compiler.inputFileSystem).toMatchObject({ files: filesAtOnce, keptMs: 60_000, purged: 0 });
  beforeRun();
  expect(compiler.inputFileSystem).toMatchObject({ purged: 1 });
  expect(compiler.fsStartTime).toEqual(expect.any(Number));
});
