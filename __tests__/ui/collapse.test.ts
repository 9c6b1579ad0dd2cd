/** @jest-environment jsdom */
import { animateHeight, collapseDuration } from "../../src/ui/collapse";

type Run = { frames: { height: string }[]; options: KeyframeAnimationOptions; finish: () => void; cancel: () => void };

/** An element of the given height whose animations are noted, and end when they are told to. */
function elementOf(height: number): { element: HTMLElement; runs: Run[] } {
  const element = document.createElement("div");
  const runs: Run[] = [];
  const running = new Set<Run>();
  Object.defineProperty(element, "offsetHeight", { get: () => (running.size > 0 ? height / 2 : height) });
  element.getAnimations = () => [...running] as never;
  element.animate = ((frames: Run["frames"], options: KeyframeAnimationOptions) => {
    const run = { frames, options } as Run;
    const finished = new Promise<void>((resolve, reject) => {
      run.finish = () => void (running.delete(run), resolve());
      run.cancel = () => void (running.delete(run), reject(new DOMException("Cancelled", "AbortError")));
    });
    running.add(run);
    runs.push(run);
    return { finished };
  }) as never;
  return { element, runs };
}

const prefersCalm = { matches: false };
window.matchMedia = () => prefersCalm as MediaQueryList;

test("higher blocks take longer, none longer than half a second, and all a moment under reduced motion", () => {
  expect([0, 100, 400, 5000].map((height) => collapseDuration(height, false))).toEqual([120, 210, 300, 500]);
  expect(collapseDuration(5000, true)).toBe(1);
});

test("a block moves with ease-in-out to the height that it is measured to have, and says when it has arrived", async () => {
  const { element, runs } = elementOf(400);
  const arrived = animateHeight(element, () => element.offsetHeight, 0);
  expect(runs[0]).toMatchObject({
    frames: [{ height: "0px" }, { height: "400px" }],
    options: { duration: 300, easing: "ease-in-out", fill: "none" },
  });
  runs[0]?.finish();
  expect(await arrived).toBe(true);
});

test("a block that closes stays closed until it is taken away", () => {
  const { element, runs } = elementOf(400);
  void animateHeight(element, () => 0);
  expect(runs[0]).toMatchObject({ frames: [{ height: "400px" }, { height: "0px" }], options: { fill: "forwards" } });
});

test("a block that turns back starts from where it is, and the first way is told as not gone", async () => {
  const { element, runs } = elementOf(400);
  const closed = animateHeight(element, () => 0);
  const opened = animateHeight(element, () => element.offsetHeight);
  expect(await closed).toBe(false);
  expect(runs[1]?.frames).toMatchObject([{ height: "200px" }, { height: "400px" }]);
  runs[1]?.finish();
  expect(await opened).toBe(true);
});

test("under reduced motion a block takes 1 ms", () => {
  prefersCalm.matches = true;
  const { element, runs } = elementOf(400);
  void animateHeight(element, () => 0);
  expect(runs[0]?.options.duration).toBe(1);
});
