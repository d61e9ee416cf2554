import { expect, test } from "vitest";
import { periodsOf } from "./VisitChart";

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 10, 24) - (count - index) * 86_400_000).toISOString().slice(0, 10),
    visitors: 1,
    views: 3,
    reads: 2,
  }));

test("few days are shown one by one", () => {
  const periods = periodsOf(days(30));
  expect(periods).toHaveLength(30);
  expect(periods.at(-1)).toEqual({
    ...{ day: "2026-11-23", label: "23 Nov", visitors: 1, views: 3, reads: 2 },
  });
});

test("a year is shown by weeks, of which the last ends today and none is left out", () => {
  const periods = periodsOf(days(365));
  expect(periods).toHaveLength(53);
  expect(periods[0]).toMatchObject({ visitors: 1, label: "24 Nov – 24 Nov" });
  expect(periods.at(-1)).toMatchObject({ visitors: 7, views: 21, label: "17 Nov – 23 Nov" });
  expect(periods.reduce((sum, { views }) => sum + views, 0)).toBe(365 * 3);
});
