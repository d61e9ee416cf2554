import { expect, onTestFinished, test, vi } from "vitest";
import { browserZone, formatPublication, usableZone } from "./publicationTime";

const moment = new Date("2126-12-03T08:00:07Z");

test("a moment is told in the zone that it was chosen in, which is named", () => {
  const words = formatPublication(moment, "Europe/Oslo", "full");
  expect(words).toBe("3 December 2126, 09:00:07 (Europe/Oslo)");
  expect(formatPublication(moment, "America/New_York", "full")).toContain("(America/New York)");
  expect(formatPublication(moment, "Europe/Oslo", "short")).toBe("3 Dec 2126, 09:00");
});

test("the year is left out where it is this one in the zone of the publication", () => {
  vi.useFakeTimers({ now: new Date("2026-12-31T20:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const tonight = new Date("2026-12-31T23:30:00Z");
  expect(formatPublication(tonight, "America/New_York", "short")).toBe("31 Dec, 18:30");
  expect(formatPublication(tonight, "Europe/Oslo", "short")).toBe("1 Jan 2027, 00:30");
});

test("a zone that this browser does not know is told in its own", () => {
  expect(usableZone("Europe/Oslo")).toBe("Europe/Oslo");
  for (const unknown of ["Moon/Tranquility", null, undefined, ""]) {
    expect(usableZone(unknown)).toBe(browserZone());
  }
});
