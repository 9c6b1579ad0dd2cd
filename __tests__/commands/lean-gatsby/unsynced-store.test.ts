import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { packagesOf } from "../../../src/build/packages-of.cjs";
import { unsyncedStore } from "../../../src/commands/lean-gatsby/unsynced-store.cjs";

test("Gatsby's store is opened with the options it names, and without writing to the disk by itself", () => {
  const open = jest.fn((options: object) => options);
  const lmdb = { open, key: 1 };
  expect(unsyncedStore(lmdb)).toMatchObject({ key: 1 });
  expect(unsyncedStore(lmdb).open({ path: "data", compression: true })).toEqual({
    path: "data",
    compression: true,
    noSync: true,
    overlappingSync: false,
  });
});

test("what it holds is there for who opens it again", async () => {
  type Store = {
    put: (key: string, value: string) => Promise<boolean>;
    get: (key: string) => string;
    close: () => Promise<void>;
  };
  const lmdb = unsyncedStore(packagesOf(process.cwd(), "gatsby")("lmdb") as { open: (options: object) => object });
  const folder = mkdtempSync(path.join(os.tmpdir(), "store-"));
  const openStore = () => lmdb.open({ path: path.join(folder, "data"), compression: true }) as Store;
  try {
    const first = openStore();
    await first.put("a", "tide".repeat(1000));
    await first.close();
    const second = openStore();
    expect(second.get("a")).toBe("tide".repeat(1000));
    await second.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
