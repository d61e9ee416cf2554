import { expect, test } from "vitest";
import { messagesCsv } from "./ExportButton";

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
