import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraftWriter, type ServerResult } from "./draftWriter";

let browser: string | null;
let isBrowserFull: boolean;
let requests: { request: string; respond: (result: ServerResult) => Promise<void> }[];

beforeEach(() => {
  vi.useFakeTimers();
  [browser, isBrowserFull, requests] = [null, false, []];
});
afterEach(() => vi.useRealTimers());

function open() {
  const ask = (request: string) =>
    new Promise<ServerResult>((resolve) => {
      requests.push({
        request,
        respond: async (result) => {
          resolve(result);
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  return createDraftWriter({
    storeInBrowser: (sequence, text) => {
      if (!isBrowserFull) browser = `${sequence} ${text}`;
      return !isBrowserFull;
    },
    removeFromBrowser: () => {
      browser = null;
    },
    server: {
      store: (sequence, text, isLast) => ask(`${sequence} ${text}${isLast ? " last" : ""}`),
      remove: (sequence) => ask(`remove ${sequence}`),
    },
  });
}
const sent = () => requests.map(({ request }) => request);
const respondLast = (result: ServerResult) => requests.at(-1)?.respond(result);

test("half a second after the last key the browser has it, then the server; neither is said before", async () => {
  const writer = open();
  writer.write("t");
  await vi.advanceTimersByTimeAsync(400);
  writer.write("ty");
  await vi.advanceTimersByTimeAsync(499);
  expect([browser, sent()]).toEqual([null, []]);
  expect(writer.read()).toMatchObject({ text: "ty", isInBrowser: false, isOnServer: false });
  await vi.advanceTimersByTimeAsync(1);
  expect([browser, sent()]).toEqual(["2 ty", ["2 ty"]]);
  expect(writer.read()).toMatchObject({ isInBrowser: true, isOnServer: false });
  await respondLast("stored");
  expect(writer.read()).toMatchObject({ isInBrowser: true, isOnServer: true });
  writer.write("typ");
  expect(writer.read()).toMatchObject({ text: "typ", isInBrowser: false, isOnServer: false });
});

test("one request at a time; what was typed during it follows, and only the last of it", async () => {
  const writer = open();
  writer.write("a");
  await vi.advanceTimersByTimeAsync(500);
  writer.write("b");
  await vi.advanceTimersByTimeAsync(500);
  writer.write("c");
  await vi.advanceTimersByTimeAsync(500);
  expect(sent()).toEqual(["1 a"]);
  await respondLast("stored");
  expect(sent()).toEqual(["1 a", "3 c"]);
  expect(writer.read().isOnServer).toBe(false);
  await respondLast("stored");
  expect(writer.read().isOnServer).toBe(true);
});

test("a server that cannot be reached is asked again until it has the latest", async () => {
  const writer = open();
  writer.write("a");
  await vi.advanceTimersByTimeAsync(500);
  await respondLast("unreachable");
  expect(writer.read()).toMatchObject({ isInBrowser: true, server: "unreachable" });
  await vi.advanceTimersByTimeAsync(1_000);
  await respondLast("unreachable");
  writer.write("ab");
  await vi.advanceTimersByTimeAsync(500);
  expect(sent()).toEqual(["1 a", "1 a", "2 ab"]);
  await respondLast("unreachable");
  writer.retryNow();
  expect(sent()).toHaveLength(4);
  await respondLast("stored");
  expect(writer.read()).toMatchObject({ isOnServer: true, server: "stored" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toHaveLength(4);
});

test("what the server refuses is not sent again before it changes", async () => {
  const writer = open();
  writer.write("too long");
  await vi.advanceTimersByTimeAsync(500);
  await respondLast("refused");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toHaveLength(1);
  writer.write("shorter");
  await vi.advanceTimersByTimeAsync(500);
  expect(sent()).toHaveLength(2);
});

test("saving deletes it in both places, also where the server had not answered yet", async () => {
  const writer = open();
  writer.write("a");
  await vi.advanceTimersByTimeAsync(500);
  writer.write(null);
  expect([browser, sent()]).toEqual([null, ["1 a"]]);
  await respondLast("unreachable");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent()).toEqual(["1 a", "remove 2"]);
  await respondLast("stored");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toHaveLength(2);
});

test("what was never sent is not deleted on the server", async () => {
  const writer = open();
  writer.write("a");
  writer.write(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([browser, sent()]).toEqual([null, []]);
});

test("a page that goes stores the last key in both places", async () => {
  const writer = open();
  writer.write("a");
  writer.flush();
  expect([browser, sent()]).toEqual(["1 a", ["1 a last"]]);
  await respondLast("stored");
  expect(writer.read().isOnServer).toBe(true);
});

test("a page that is hidden and then goes sends the draft once", async () => {
  const writer = open();
  writer.write("a");
  writer.flush();
  writer.flush();
  expect(sent()).toEqual(["1 a last"]);
  await respondLast("unreachable");
  writer.flush();
  expect(sent()).toEqual(["1 a last", "1 a last"]);
});

test("a page that was only hidden sends again what the server did not get", async () => {
  const writer = open();
  writer.write("a");
  writer.flush();
  await respondLast("unreachable");
  expect(writer.read()).toMatchObject({ isOnServer: false, server: "unreachable" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent()).toEqual(["1 a last", "1 a"]);
});

test("an editor that was left sends its draft once more, and then nothing", async () => {
  const writer = open();
  writer.write("a");
  await vi.advanceTimersByTimeAsync(500);
  await respondLast("unreachable");
  writer.close();
  await respondLast("unreachable");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([browser, sent()]).toEqual(["1 a", ["1 a", "1 a last"]]);
});

test("an editor that was left after saving repeats the removal of its draft", async () => {
  const writer = open();
  writer.write("a");
  await vi.advanceTimersByTimeAsync(500);
  await respondLast("stored");
  writer.write(null);
  await respondLast("unreachable");
  writer.close();
  await vi.advanceTimersByTimeAsync(1_000);
  await respondLast("unreachable");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent()).toEqual(["1 a", "remove 2", "remove 2", "remove 2"]);
});

test("a browser that stores nothing is not said to", async () => {
  isBrowserFull = true;
  const writer = open();
  writer.write("a");
  await vi.advanceTimersByTimeAsync(500);
  expect(writer.read()).toMatchObject({ isInBrowser: false, isOnServer: false });
  isBrowserFull = false;
  writer.restoreInBrowser();
  expect([writer.read().isInBrowser, browser]).toEqual([true, "1 a"]);
});

test("without a server the browser alone is asked", async () => {
  const writer = createDraftWriter({
    storeInBrowser: (sequence, text) => {
      browser = `${sequence} ${text}`;
      return true;
    },
    removeFromBrowser: () => {
      browser = null;
    },
  });
  writer.write("a");
  writer.flush();
  expect([browser, writer.read().isInBrowser]).toEqual(["1 a", true]);
  writer.write(null);
  expect(browser).toBeNull();
});
