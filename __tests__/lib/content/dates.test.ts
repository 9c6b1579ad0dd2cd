import { DATE_PATTERN, dateOf, writtenDateOf } from "../../../src/lib/content/dates";
import { formatDate } from "../../../src/lib/content/format-date";

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

test("the pattern takes each day of the calendar, also before a time, and no other but 29 February", () => {
  const pattern = new RegExp(DATE_PATTERN);
  const two = (number: number) => String(number).padStart(2, "0");
  for (let month = 0; month < 20; month++)
    for (let day = 0; day < 40; day++) {
      const [year, isLeapDay] = [2023, month === 2 && day === 29];
      const written = [
        `${year}-${two(month)}-${two(day)}`,
        `${month}/${day}/${year}`,
        `${two(month)}/${two(day)}/${year}`,
      ];
      const taken = written.map((one) => [one, pattern.test(one)]);
      expect(taken).toEqual(written.map((one) => [one, isLeapDay || dateOf(one) !== undefined]));
    }
  for (const time of ["T10:30", " 10:30:15.250 +02:00", "T10:30Z"])
    expect(["2024-05-03", "2024-05-32"].map((day) => pattern.test(`${day}${time}`))).toEqual([true, false]);
  expect(["x2024-05-03", "2024-05-03x", "2024-5-3", "2024"].filter((text) => pattern.test(text))).toEqual([]);
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
