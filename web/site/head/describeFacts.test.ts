import { expect, test } from "vitest";
import { describeFacts } from "./describeFacts";

const createdAt = "2026-11-20T10:00:00.000Z";
const designer = { "@type": "Person", name: "Ilse Maravel" };
const facts = { client: "", year: "", role: "", team: [], links: [], tags: [] };
const describe = (told: Parameters<typeof describeFacts>[0]) =>
  describeFacts(told, { createdAt, designer });

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
  expect(describe({ ...facts, year }).dateCreated).toBe(dateCreated);
});

test("people are contributors, in a role where it is said, and tags are keywords", () => {
  const team = [
    { name: "Ada Brae", role: "Engineering" },
    { name: "Tomas Lind", role: "" },
  ];
  expect(describe({ ...facts, team, tags: ["UX", "Maps"] })).toEqual({
    creator: designer,
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
  expect(describe(null)).toEqual({ creator: designer, dateCreated: createdAt });
});

test("whom it was made for, in which role, and where more of it is found are told", () => {
  const links = [
    { label: "Case of the year", url: "https://awards.example/passage" },
    { label: "", url: "http://ferries.example" },
    { label: "Ask us", url: "mailto:studio@ferries.example" },
  ];
  const told = describe({ ...facts, client: "Nordhav Ferries", role: "Lead designer", links });
  expect(told).toEqual({
    creator: { "@type": "Role", roleName: "Lead designer", creator: designer },
    sourceOrganization: { "@type": "Organization", name: "Nordhav Ferries" },
    dateCreated: createdAt,
    subjectOf: [
      { "@type": "WebPage", name: "Case of the year", url: "https://awards.example/passage" },
      { "@type": "WebPage", url: "http://ferries.example" },
    ],
  });
});
