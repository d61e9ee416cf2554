import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, createDraftKeeper } from "./draftKeeper";

let browser: string | null;
let isBrowserFull: boolean;
let requests: { request: string; answer: (answer: Answer) => Promise<void> }[];

beforeEach(() => {
  vi.useFakeTimers();
  [browser, isBrowserFull, requests] = [null, false, []];
});
afterEach(() => vi.useRealTimers());

function open() {
  const ask = (request: string) =>
    new Promise<Answer>((resolve) => {
      requests.push({
        request,
        answer: async (answer) => {
          resolve(answer);
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  return createDraftKeeper({
    keepInBrowser: (sequence, text) => {
      if (!isBrowserFull) browser = `${sequence} ${text}`;
      return !isBrowserFull;
    },
    forgetInBrowser: () => {
      browser = null;
    },
    keepOnServer: (sequence, text, isLast) => ask(`${sequence} ${text}${isLast ? " last" : ""}`),
    forgetOnServer: (sequence) => ask(`forget ${sequence}`),
  });
}
const sent = () => requests.map(({ request }) => request);
const answerLast = (answer: Answer) => requests.at(-1)?.answer(answer);

test("half a second after the last key the browser has it, then the server; neither is said before", async () => {
  const keeper = open();
  keeper.hold("t");
  await vi.advanceTimersByTimeAsync(400);
  keeper.hold("ty");
  await vi.advanceTimersByTimeAsync(499);
  expect([browser, sent()]).toEqual([null, []]);
  expect(keeper.read()).toMatchObject({ text: "ty", isInBrowser: false, isOnServer: false });
  await vi.advanceTimersByTimeAsync(1);
  expect([browser, sent()]).toEqual(["2 ty", ["2 ty"]]);
  expect(keeper.read()).toMatchObject({ isInBrowser: true, isOnServer: false });
  await answerLast("kept");
  expect(keeper.read()).toMatchObject({ isInBrowser: true, isOnServer: true });
  keeper.hold("typ");
  expect(keeper.read()).toMatchObject({ text: "typ", isInBrowser: false, isOnServer: false });
});

test("one request at a time; what was typed during it follows, and only the last of it", async () => {
  const keeper = open();
  keeper.hold("a");
  await vi.advanceTimersByTimeAsync(500);
  keeper.hold("b");
  await vi.advanceTimersByTimeAsync(500);
  keeper.hold("c");
  await vi.advanceTimersByTimeAsync(500);
  expect(sent()).toEqual(["1 a"]);
  await answerLast("kept");
  expect(sent()).toEqual(["1 a", "3 c"]);
  expect(keeper.read().isOnServer).toBe(false);
  await answerLast("kept");
  expect(keeper.read().isOnServer).toBe(true);
});

test("a server that cannot be reached is asked again until it has the latest", async () => {
  const keeper = open();
  keeper.hold("a");
  await vi.advanceTimersByTimeAsync(500);
  await answerLast("unreachable");
  expect(keeper.read()).toMatchObject({ isInBrowser: true, server: "unreachable" });
  await vi.advanceTimersByTimeAsync(1_000);
  await answerLast("unreachable");
  keeper.hold("ab");
  await vi.advanceTimersByTimeAsync(500);
  expect(sent()).toEqual(["1 a", "1 a", "2 ab"]);
  await answerLast("unreachable");
  keeper.tryAgain();
  expect(sent()).toHaveLength(4);
  await answerLast("kept");
  expect(keeper.read()).toMatchObject({ isOnServer: true, server: "kept" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toHaveLength(4);
});

test("what the server refuses is not sent again before it changes", async () => {
  const keeper = open();
  keeper.hold("too long");
  await vi.advanceTimersByTimeAsync(500);
  await answerLast("refused");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toHaveLength(1);
  keeper.hold("shorter");
  await vi.advanceTimersByTimeAsync(500);
  expect(sent()).toHaveLength(2);
});

test("saving deletes it in both places, also where the server had not answered yet", async () => {
  const keeper = open();
  keeper.hold("a");
  await vi.advanceTimersByTimeAsync(500);
  keeper.hold(null);
  expect([browser, sent()]).toEqual([null, ["1 a"]]);
  await answerLast("unreachable");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent()).toEqual(["1 a", "forget 2"]);
  await answerLast("kept");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toHaveLength(2);
});

test("what was never sent is not deleted on the server", async () => {
  const keeper = open();
  keeper.hold("a");
  keeper.hold(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([browser, sent()]).toEqual([null, []]);
});

test("a page that goes keeps the last key in both places", async () => {
  const keeper = open();
  keeper.hold("a");
  keeper.leave();
  expect([browser, sent()]).toEqual(["1 a", ["1 a last"]]);
  await answerLast("kept");
  expect(keeper.read().isOnServer).toBe(true);
});

test("a browser that keeps nothing is not said to", async () => {
  isBrowserFull = true;
  const keeper = open();
  keeper.hold("a");
  await vi.advanceTimersByTimeAsync(500);
  expect(keeper.read()).toMatchObject({ isInBrowser: false, isOnServer: false });
  isBrowserFull = false;
  keeper.keepInBrowserAgain();
  expect([keeper.read().isInBrowser, browser]).toEqual([true, "1 a"]);
});
