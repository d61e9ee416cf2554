import { afterEach, expect, test, vi } from "vitest";
import { english } from "../../words/english.ts";
import { sets } from "../../words/sets.ts";
import type { Statements } from "../database/statements.ts";
import { log } from "../log.ts";
import { createReadWords } from "./read-site-words.ts";

afterEach(() => vi.restoreAllMocks());

type Row = { language: string; wordings: string };

/**
 * Creates a `ReadWords` from a database that has one record, has none, or does not respond
 * ("gone").
 */
async function openWords(first: Row | undefined | "gone") {
  const database = { answer: first };
  const all = async () => {
    if (database.answer === "gone") throw new Error("it does not answer");
    return database.answer ? [database.answer] : [];
  };
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  // Of the statements, it calls only `all`.
  return { database, error, readWords: await createReadWords({ all } as Statements) };
}

const german = { language: "de", wordings: "{}" };

test("without a record, or a database, it is documented English", async () => {
  for (const first of [undefined, "gone"] as const) {
    const { readWords } = await openWords(first);
    expect((await readWords()).language).toBe("en");
    expect((await readWords()).say("error.site")).toBe(english["error.site"]);
  }
});

test("what was there at the start is known once the database does not answer", async () => {
  const { database, readWords } = await openWords(german);
  database.answer = "gone";
  expect((await readWords()).say("error.site")).toBe(sets.de["error.site"]);
});

test("each change is read: of the language, of a text, and back to none", async () => {
  const { database, readWords } = await openWords(german);
  database.answer = { language: "nb", wordings: "{}" };
  expect((await readWords()).language).toBe("nb");
  database.answer = { language: "nb", wordings: '{"error.site":"Au"}' };
  expect((await readWords()).say("error.site")).toBe("Au");
  database.answer = undefined;
  expect((await readWords()).say("error.site")).toBe(english["error.site"]);
});

test("texts are made once for as long as nothing changes", async () => {
  const { readWords } = await openWords(german);
  expect(await readWords()).toBe(await readWords());
});

test("that they cannot be read is logged once, until they can be read again", async () => {
  const { database, error, readWords } = await openWords(german);
  const fail = async () => {
    database.answer = "gone";
    for (let count = 0; count < 3; count += 1) await readWords();
  };
  await fail();
  expect(error).toHaveBeenCalledTimes(1);
  database.answer = german;
  await readWords();
  await fail();
  expect(error).toHaveBeenCalledTimes(2);
});
