import { afterEach, expect, test, vi } from "vitest";
import { english } from "../../words/english.ts";
import { sets } from "../../words/sets.ts";
import type { DirectReads } from "../database/direct-reads.ts";
import { log } from "../log.ts";
import { createReadWords } from "./last-known-words.ts";

afterEach(() => vi.restoreAllMocks());

type Row = { language: string; wordings: string };

/** A database that has one record, none, or does not answer. */
function openWords(first: Row | undefined | "gone") {
  const database = { answer: first };
  const all = () => {
    if (database.answer === "gone") throw new Error("it does not answer");
    return database.answer ? [database.answer] : [];
  };
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  return { database, error, readWords: createReadWords({ all } as Pick<DirectReads, "all">) }; // as it reads one table
}

const german = { language: "de", wordings: "{}" };

test("without a record, or a database, it is documented English", () => {
  for (const first of [undefined, "gone"] as const) {
    const { readWords } = openWords(first);
    expect(readWords().language).toBe("en");
    expect(readWords().say("error.site")).toBe(english["error.site"]);
  }
});

test("what was there at the start is known once the database does not answer", () => {
  const { database, readWords } = openWords(german);
  database.answer = "gone";
  expect(readWords().say("error.site")).toBe(sets.de["error.site"]);
});

test("each change is read: of the language, of a text, and back to none", () => {
  const { database, readWords } = openWords(german);
  database.answer = { language: "nb", wordings: "{}" };
  expect(readWords().language).toBe("nb");
  database.answer = { language: "nb", wordings: '{"error.site":"Au"}' };
  expect(readWords().say("error.site")).toBe("Au");
  database.answer = undefined;
  expect(readWords().say("error.site")).toBe(english["error.site"]);
});

test("texts are made once for as long as nothing changes", () => {
  const { readWords } = openWords(german);
  expect(readWords()).toBe(readWords());
});

test("that they cannot be read is logged once, until they can be read again", () => {
  const { database, error, readWords } = openWords(german);
  const fail = () => {
    database.answer = "gone";
    for (let count = 0; count < 3; count += 1) readWords();
  };
  fail();
  expect(error).toHaveBeenCalledTimes(1);
  database.answer = german;
  readWords();
  fail();
  expect(error).toHaveBeenCalledTimes(2);
});
