import { dateOf, formatDate, writtenDateOf } from "../../../src/lib/content/dates";

describe("dateOf", () => {
  it.each([
    ["2024-05-03", "2024-05-03"],
    ["2024-02-29", "2024-02-29"],
    ["5/3/2024", "2024-05-03"],
    ["12/31/2023", "2023-12-31"],
    ["2024-05-03T10:30", "2024-05-03T10:30:00.000Z"],
    ["2024-05-03 10:30:15", "2024-05-03T10:30:15.000Z"],
    ["2024-05-03T10:30:15.250Z", "2024-05-03T10:30:15.250Z"],
    ["2024-05-03T23:30+02:00", "2024-05-03T21:30:00.000Z"],
    ["2024-05-03T23:30-0200", "2024-05-04T01:30:00.000Z"],
    ["2024-05-03T00:30 +02:00", "2024-05-02T22:30:00.000Z"],
  ])("reads %s", (written, date) => {
    expect(dateOf(written)).toBe(date);
  });

  it.each([
    "",
    "soon",
    "2024-13-01",
    "2023-02-29",
    "2024-02-30",
    "2024-5-3",
    "31/12/2023",
    "2024-05-03T25:00",
    "2024",
    "x2024-05-03",
    "2024-05-03x",
  ])("finds no date in '%s'", (written) => {
    expect(dateOf(written)).toBeUndefined();
  });
});

describe("formatDate", () => {
  it.each([
    ["2024-05-03", "en", "gregory", "May 3, 2024"],
    ["2024-05-03T23:59:59.000Z", "en", "gregory", "May 3, 2024"],
    ["2024-01-01", "de", "gregory", "1. Januar 2024"],
    ["2024-05-03", "en", "buddhist", "May 3, 2567 BE"],
  ])("writes %s in %s, %s", (date, language, calendar, text) => {
    expect(formatDate(date, language, calendar)).toBe(text);
  });
});

test("a moment is written as a day where it is midnight in UTC, and else as a time", () => {
  const written = ["2024-05-03", "2024-05-03T10:30:00.000Z"];
  expect(written.map((date) => writtenDateOf(new Date(date)))).toEqual(written);
});
