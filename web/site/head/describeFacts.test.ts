import { expect, test } from "vitest";
import { describeFacts } from "./describeFacts";

const createdAt = "2026-11-20T10:00:00.000Z";
const facts = { year: "", team: [], tags: [] };

test.each([
  ["2024", "2024"],
  ["2024-02", "2024-02"],
  ["2024-02-29", "2024-02-29"],
  ["2023-02-29", undefined],
  ["2024-13", undefined],
  ["2022–24", undefined],
  ["since 2020", undefined],
  ["", createdAt],
])("a year that reads %j is the date %j", (year, dateCreated) => {
  expect(describeFacts({ ...facts, year }, createdAt).dateCreated).toBe(dateCreated);
});

test("people are contributors, in a role where it is said, and tags are keywords", () => {
  const team = [
    { name: "Ada Brae", role: "Engineering" },
    { name: "Tomas Lind", role: "" },
  ];
  expect(describeFacts({ ...facts, team, tags: ["UX", "Maps"] }, createdAt)).toEqual({
    dateCreated: createdAt,
    contributor: [
      {
        "@type": "Role",
        roleName: "Engineering",
        contributor: { "@type": "Person", name: "Ada Brae" },
      },
      { "@type": "Person", name: "Tomas Lind" },
    ],
    keywords: "UX, Maps",
  });
});

test("what is not told is left out", () => {
  expect(describeFacts(null, createdAt)).toEqual({ dateCreated: createdAt });
});
