import { z } from "zod";
import { fitted } from "../../../src/lib/settings/fitted-values";

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/);
const dateOrTime = date.or(z.date());
const schema = z.strictObject({
  date: dateOrTime.optional(),
  position: z.number().optional(),
  toc_min_heading_level: z.int().optional(),
  toc_max_heading_level: z.int().optional(),
  collapsed: z.boolean().optional(),
  keywords: z.array(z.string()).optional(),
  last_update: z.strictObject({ date: date.optional(), author: z.string().optional() }).optional(),
  authors: z.array(z.strictObject({ name: z.string() })).optional(),
  tags: z.array(z.union([z.string(), z.strictObject({ label: z.string(), permalink: z.string() })])).optional(),
});

test.each([
  [{ date: "April 3, 2020" }, { date: "2020-04-03" }],
  [{ date: "2020/04/03" }, { date: "2020-04-03" }],
  [{ date: "2020-04-03" }, { date: "2020-04-03" }],
  [{ date: "2024/05/03 10:00" }, { date: "2024-05-03T10:00:00.000Z" }],
  [{ date: "3-5-2024" }, { date: "2024-03-05" }],
  [{ date: "Fri, 03 May 2024 10:00:00 +0200" }, { date: "2024-05-03T08:00:00.000Z" }],
  [{ date: "Fri May 03 2024 10:00:00 GMT-0200 (Mid-Atlantic)" }, { date: "2024-05-03T12:00:00.000Z" }],
  [{ date: "May 3, 2024 10:00 PST" }, { date: "2024-05-03T18:00:00.000Z" }],
  [{ date: 2020 }, { date: "2020-01-01" }],
  [{ date: "2020" }, { date: "2020-01-01" }],
  [{ last_update: { date: 1_714_730_400_000 } }, { last_update: { date: "2024-05-03T10:00:00.000Z" } }],
  [{ date: 20_240_503 }, { date: "20240503" }],
  [{ collapsed: "TRUE" }, { collapsed: true }],
  [{ collapsed: "yes" }, { collapsed: "yes" }],
  [{ tags: [{ label: 2024, permalink: 12, more: 1 }] }, { tags: [{ label: "2024", permalink: "12" }] }],
  [{ tags: [true] }, { tags: [true] }],
  [
    { toc_min_heading_level: 2.5, toc_max_heading_level: 4.5 },
    { toc_min_heading_level: 3, toc_max_heading_level: 4 },
  ],
  [{ date: "soon" }, { date: "soon" }],
  [{ date: null }, {}],
  [{ last_update: { date: "May 3, 2024", author: 7 } }, { last_update: { date: "2024-05-03", author: "7" } }],
  [{ keywords: [2024, "a"] }, { keywords: ["2024", "a"] }],
  [{ authors: [{ name: "Ada", socials: { x: "a" }, twitter: "a" }] }, { authors: [{ name: "Ada" }] }],
  [
    { position: "3", collapsed: "false" },
    { position: 3, collapsed: false },
  ],
  [{ position: "first", collapsed: null }, { position: "first" }],
])("%j is read as %j", (written, read) => {
  expect(fitted(written, schema)).toEqual(read);
});
