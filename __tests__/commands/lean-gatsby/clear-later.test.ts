import { spawnSync } from "node:child_process";
import path from "node:path";
import { clearLater } from "../../../src/commands/lean-gatsby/clear-later.cjs";

test("the work is done once, so long after the last call", () => {
  jest.useFakeTimers();
  const work = jest.fn();
  const later = clearLater(work, 5000);
  later();
  jest.advanceTimersByTime(4999);
  later();
  jest.advanceTimersByTime(4999);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
  later();
  jest.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test("a program that has nothing else to do ends without the work", () => {
  const module = JSON.stringify(path.resolve("src/commands/lean-gatsby/clear-later.cjs"));
  const script = `require(${module}).clearLater(() => console.log("cleared"), 100)(); console.log("done");`;
  const { stdout, status } = spawnSync(process.execPath, ["--eval", script], { encoding: "utf8" });
  expect([stdout, status]).toEqual(["done\n", 0]);
});
