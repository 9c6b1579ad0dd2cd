import { waitingMachine } from "gatsby/dist/state-machines/waiting";
import { shortenWait } from "../../../src/build/hooks/short-wait";

/** The times in milliseconds after which a wait that begins now goes on with what has changed. */
const waits = () =>
  waitingMachine
    .withContext({ nodeMutationBatch: [], runningBatch: [] })
    .states.batchingNodeMutations?.after.map(({ delay, target }) => ({ delay, to: target?.map(({ key }) => key) }));

test("Gatsby waits half a second for further changes, and after this 40 ms", () => {
  expect(waits()).toEqual([{ delay: 500, to: ["committingBatch"] }]);
  shortenWait();
  expect(waits()).toEqual([{ delay: 40, to: ["committingBatch"] }]);
});
