import { buildMoment } from "../../../src/build/context/build-moment";

const clock = () => new Date("2026-11-27T02:20:18.250Z");

describe("buildMoment", () => {
  it.each([
    [undefined, "2026-11-27T02:20:18.250Z"],
    ["", "2026-11-27T02:20:18.250Z"],
    ["2027-01-01", "2027-01-01T00:00:00.000Z"],
    ["2027-01-01T09:00+01:00", "2027-01-01T08:00:00.000Z"],
  ])("is, where SITE_NOW is %j, %s", (SITE_NOW, moment) => {
    expect(buildMoment({ SITE_NOW }, clock)).toBe(moment);
  });

  it("refuses what is no date", () => {
    expect(() => buildMoment({ SITE_NOW: "tomorrow" }, clock)).toThrowErrorMatchingInlineSnapshot(
      `"The environment variable SITE_NOW is 'tomorrow', which is no date. Write a day or a time, as \`SITE_NOW=2027-01-01\` or \`SITE_NOW=2027-01-01T09:00+01:00\`, or leave it out."`,
    );
  });
});
