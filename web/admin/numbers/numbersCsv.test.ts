import { expect, test } from "vitest";
import { defaultSectionNames } from "../../../content/section-layout";
import { namingOf } from "../editing/sectionNames";
import { numbersCsv } from "./ExportNumbers";

test("all numbers are in one table, and nothing that a visitor made up is a formula", () => {
  const totals = { visitors: 1, views: 2, reads: 3, seconds: 4 };
  const numbers: Parameters<typeof numbersCsv>[0] = {
    days: [{ day: "2026-11-23", ...totals }],
    pages: [{ name: "project:1", project: { id: "1", name: "=Orrery" }, ...totals }],
    referrers: [{ name: "example.org", views: 5 }],
    devices: [],
    countries: [],
    sections: [
      { section: "WHY", name: null, seen: 6, reached: 7 },
      { section: "ROLE", name: "Part", seen: 8, reached: 9 },
    ],
  };
  const csv = numbersCsv(numbers, namingOf({ ...defaultSectionNames, why: "Anlass" }));
  expect(csv.slice(1).split("\r\n")).toEqual([
    '"Of","Name","Visitors","Views","Reads","Seconds","Looked at","Read this far"',
    '"Day","2026-11-23","1","2","3","4","",""',
    '"Page","\'=Orrery","1","2","3","4","",""',
    '"Site","example.org","","5","","","",""',
    '"Section","Anlass","","","","","6","7"',
    '"Section","Part","","","","","8","9"',
    "",
  ]);
});
