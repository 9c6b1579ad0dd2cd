import { withConfigAhead, type ConfigOf } from "../../../src/commands/lean-gatsby/config-ahead.cjs";

const program = {};
/** Gatsby's function as both of its modules have it, what it was asked, and what plugins began. */
function commands({ fails = false, allowsOthers = true } = {}) {
  const asked: string[] = [];
  const begun: object[] = [];
  const configOf: ConfigOf = async (_program, _directory, stage) => {
    asked.push(stage);
    if (fails && stage === "build-html") throw new Error("a mistake");
    return {
      stage,
      plugins: [
        undefined,
        { allowsOthers: allowsOthers && stage === "build-javascript", begin: (config) => begun.push(config) },
      ],
    };
  };
  const [scripts, html] = [withConfigAhead(() => configOf), withConfigAhead(() => configOf)];
  return { asked, begun, scripts, html };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("the second configuration is made beside the first bundle, its plugins begin, and it is taken once", async () => {
  const { asked, begun, scripts, html } = commands();
  expect(await scripts(program, "/site", "build-javascript", null)).toMatchObject({ stage: "build-javascript" });
  await settled();
  expect([asked, begun]).toEqual([
    ["build-javascript", "build-html"],
    [expect.objectContaining({ stage: "build-html" })],
  ]);
  const config = await html(program, "/site", "build-html", null);
  expect([asked.length, config]).toEqual([2, begun[0]]);
  await html(program, "/site", "build-html", null);
  expect([asked.length, begun.length]).toEqual([3, 1]);
});

test("nothing is made beside webpack, whose loaders share what the end of another bundle ends", async () => {
  const { asked, scripts } = commands({ allowsOthers: false });
  await scripts(program, "/site", "build-javascript", null);
  await settled();
  expect(asked).toEqual(["build-javascript"]);
});

test("what fails ahead is told to who asks for it", async () => {
  const { scripts, html } = commands({ fails: true });
  await scripts(program, "/site", "build-javascript", null);
  await settled();
  await expect(html(program, "/site", "build-html", null)).rejects.toThrow("a mistake");
});
