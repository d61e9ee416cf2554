import { expect, test } from "vitest";
import { type SectionKey, sectionKeys } from "../../../content/sections.ts";
import { countsOf } from "./counts-of.ts";
import { readVisitMessage, type VisitMessage } from "./visit-message.ts";

test("sections have the bits that the pages of visitors set: web/visits/sendVisits.ts", () => {
  const order = ["role", "why", "result", "process", "solution", "shippedGoods"];
  expect(sectionKeys).toEqual(order);
});

const told = { device: "phone", referrer: undefined, country: undefined };

const first: VisitMessage = {
  id: "abcdefghijklmnop",
  number: 0,
  path: "/",
  device: "phone",
  seconds: [0, 2],
  sections: [0, 0],
};

const sum = (messages: VisitMessage[], sections: readonly SectionKey[] = sectionKeys) => {
  const counts: Record<string, number> = {};
  for (const message of messages) {
    for (const { measure, name, count } of countsOf(
      message,
      { name: "project:1", sections },
      told,
    )) {
      const key = `${measure} ${name}`.trim();
      counts[key] = (counts[key] ?? 0) + count;
    }
  }
  return counts;
};

test("a view is counted once, and its time and sections by what each message adds", () => {
  const later = { ...first, number: 1, seconds: [2, 9], sections: [0, 0b1] } satisfies VisitMessage;
  const last = {
    ...first,
    number: 2,
    seconds: [9, 31],
    sections: [0b1, 0b1001],
  } satisfies VisitMessage;
  const expected = {
    views: 1,
    "devices phone": 1,
    seconds: 31,
    reads: 1,
    "seen role": 1,
    "seen process": 1,
    "reached role": 1,
    "reached why": 1,
    "reached result": 1,
    "reached process": 1,
  };
  expect(sum([first, later, last])).toEqual(expected);
  expect(sum([last, first, later])).toEqual(expected);
});

test("a section is reached by those that stand below it in the project's own order", () => {
  const order = ["solution", "why", "role"] as const;
  const view = { ...first, number: 1, sections: [0b10000, 0b10010] } satisfies VisitMessage;
  expect(sum([view], order)).toMatchObject({ "seen why": 1, "reached why": 1 });
  expect(sum([view], order)).not.toHaveProperty(["reached role"]);
  const opening = { ...first, number: 1, sections: [0, 0b10000] } satisfies VisitMessage;
  expect(sum([opening], order)).toEqual({ "seen solution": 1, "reached solution": 1, seconds: 2 });
});

test("a view of less than ten seconds is no read", () => {
  expect(sum([{ ...first, seconds: [0, 9] }])).not.toHaveProperty("reads");
  expect(sum([{ ...first, seconds: [0, 10] }])).toHaveProperty("reads", 1);
});

test.each<[string, object | string]>([
  ["no JSON", "{"],
  ["a list", []],
  ["another field", { ...first, name: "A" }],
  ["an id that is a sentence", { ...first, id: "who I am, at length" }],
  ["an address of another site", { ...first, path: "https://example.org/" }],
  ["a long path", { ...first, path: `/${"a".repeat(300)}` }],
  ["time that runs backwards", { ...first, number: 1, seconds: [9, 2] }],
  ["a first message that is not the first", { ...first, seconds: [1, 2] }],
  ["a day", { ...first, seconds: [0, 86_400] }],
  ["parts of a second", { ...first, seconds: [0, 2.5] }],
  ["sections that were forgotten", { ...first, number: 1, sections: [0b11, 0b1] }],
  ["a seventh section", { ...first, number: 1, sections: [0, 64] }],
  ["a hundredth message", { ...first, number: 100 }],
  ["another device", { ...first, device: "<b>phone</b>" }],
])("%s is nothing that a page sends", (_what, body) => {
  expect(readVisitMessage(typeof body === "string" ? body : JSON.stringify(body))).toBeUndefined();
});

test("what a page sends is read", () => {
  expect(readVisitMessage(JSON.stringify(first))).toEqual(first);
});
