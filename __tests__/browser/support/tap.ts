/** The counts at the end of what Node's test runner reports as TAP; a test that was skipped, cancelled or left to do has not passed. */
export function tapCount(report: string): { passed: number; failed: number } {
  const numberOf = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, "m").exec(report)?.[1] ?? 0);
  const passed = numberOf("pass");
  return { passed, failed: numberOf("tests") - passed };
}
