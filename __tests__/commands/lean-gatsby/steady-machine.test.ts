import { createRequire } from "node:module";
import { withSteadyMachines, type MachineMakers } from "../../../src/commands/lean-gatsby/steady-machine.cjs";

type Xstate = MachineMakers & {
  createMachine: (machine: object, options: object) => Parameters<MachineMakers["interpret"]>[0];
  assign: (changes: object) => object;
};
type Started = { start: () => { send: (event: object | string) => { value: unknown }; state: { value: unknown } } };

const xstate = createRequire(require.resolve("gatsby-source-filesystem"))("xstate") as Xstate;

/** A machine as that of gatsby-source-filesystem: events wait in a list until it is ready; and what it did. */
function started(makers: MachineMakers) {
  const done: string[] = [];
  const note =
    (name: string) =>
    ({ count }: { count: number }, { file = "" }: { file?: string }) =>
      done.push(`${name} ${file} ${count}`);
  const states = {
    WAITING: { on: { READY: "DONE", ADD: { actions: "queue" }, COUNT: { actions: "count" } }, exit: "flush" },
    DONE: { on: { ADD: { actions: ["make", note("log")] }, NOTE: { actions: note("note") }, END: "ENDED" } },
    ENDED: {},
  };
  const machine = xstate.createMachine(
    { predictableActionArguments: true, context: { count: 0 }, initial: "WAITING", states },
    {
      actions: {
        queue: note("queue"),
        flush: note("flush"),
        make: note("make"),
        count: xstate.assign({ count: ({ count }: { count: number }) => count + 1 }),
      },
    },
  );
  const service = (makers.interpret(machine) as unknown as Started).start();
  const send = (type: string, file?: string) => service.send({ type, file });
  for (const file of ["a", "b", "c"]) send("ADD", file);
  send("COUNT");
  for (const file of ["d", "e"]) send("ADD", file);
  send("READY");
  for (const file of ["f", "g", "h"]) send("ADD", file);
  send("UNKNOWN");
  send("UNKNOWN");
  for (const type of ["NOTE", "END"]) service.send(type);
  return { done, state: service.state.value };
}

test("a machine does what it does without, in the same order", () => {
  const own = started(withSteadyMachines(xstate));
  expect(own).toEqual(started(xstate));
  expect(own.done).toEqual([
    "queue a 0",
    "queue b 0",
    "queue c 0",
    "queue d 1",
    "queue e 1",
    "flush  1",
    ...["f", "g", "h"].flatMap((file) => [`make ${file} 1`, `log ${file} 1`]),
    "note  1",
  ]);
  expect(own.state).toBe("ENDED");
});

test("an event that changes nothing reaches the machine once in each state", () => {
  const asked: string[] = [];
  const counting: MachineMakers = {
    interpret: (machine) => {
      const service = xstate.interpret(machine);
      const { send } = service;
      return Object.assign(service, {
        send: (event: string | { type: string }) => {
          asked.push(typeof event === "string" ? event : event.type);
          return send(event);
        },
      });
    },
  };
  started(withSteadyMachines(counting));
  expect(asked).toEqual(["ADD", "COUNT", "ADD", "READY", "ADD", "UNKNOWN", "NOTE", "END"]);
});
