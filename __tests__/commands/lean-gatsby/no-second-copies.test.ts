import { withoutSecondCopies } from "../../../src/commands/lean-gatsby/no-second-copies.cjs";

test("the development server copies no file of Gatsby's folder; what else it does with files stays", async () => {
  const copy = jest.fn();
  const existsSync = () => true;
  const files = withoutSecondCopies({ copy, existsSync });
  await expect(files.copy()).resolves.toBeUndefined();
  expect(copy).not.toHaveBeenCalled();
  expect(files.existsSync).toBe(existsSync);
});
