import fc from "fast-check";
import { expect, test } from "vitest";
import { csvCell, messagesCsv } from "./messagesCsv";

test("one row a message, after the heads", () => {
  expect(
    messagesCsv([
      {
        createdAt: "2026-01-31T09:30:00.000Z",
        name: 'Anna "Nan" Berg',
        email: "anna@example.com",
        company: "Berg, Sons & Co.",
        message: "Two\nlines",
        readAt: null,
        archivedAt: "2026-02-01T00:00:00.000Z",
        accessRequest: { slug: "orrery", decision: "APPROVED" },
      },
    ]),
  ).toBe(
    "\ufeff" +
      '"Received","Name","Email","Company","Message","Read","Archived","Asked for access","Decision"\r\n' +
      '"2026-01-31T09:30:00.000Z","Anna ""Nan"" Berg","anna@example.com","Berg, Sons & Co.",' +
      '"Two\nlines","","2026-02-01T00:00:00.000Z","orrery","approved"\r\n',
  );
});

test.each(["=1+1", "+49 170", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"])(
  "%j is no formula",
  (text) => {
    expect(csvCell(text)).toBe(`"'${text}"`);
  },
);

test("whatever is written, a cell stays one cell", { tags: "long" }, () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const inner = csvCell(text).slice(1, -1);
      return !inner.replaceAll('""', "").includes('"') && !/^[=+\-@\t\r]/.test(inner);
    }),
  );
});
