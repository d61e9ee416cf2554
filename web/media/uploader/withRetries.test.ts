import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RequestError } from "../../relay/request-error";
import { provideSessionRecovery } from "../../relay/session-recovery";
import { withRetries } from "./withRetries";

beforeEach(() => {
  // performance.now() is not faked: session-recovery.ts compares it with times from other tests.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function failure(status: number) {
  return Object.assign(new Error("Non 2xx"), { source: { status } });
}

function goOffline() {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  return () => {
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
  };
}

test.each([
  ["no answer", failure(0)],
  ["429", failure(429)],
  ["409", failure(409)],
  ["503", failure(503)],
  ["an API that cannot be reached", new RequestError("no", "UNREACHABLE")],
])("after %s it tries again, four times", async (_name, error) => {
  const attempt = vi.fn(async () => "sent");
  for (let count = 0; count < 4; count++) attempt.mockRejectedValueOnce(error);
  const started = Date.now();
  const result = withRetries(attempt);
  await vi.runAllTimersAsync();
  expect(await result).toBe("sent");
  expect(Date.now() - started).toBe(9_000);
});

test.each([
  ["400", failure(400)],
  ["403", failure(403)],
  ["413", failure(413)],
  ["415", failure(415)],
  ["what the API refuses", new RequestError("no", "INVALID")],
  ["what a proxy refuses", new RequestError("no", "REFUSED")],
  ["what is wrong here", new TypeError("x is undefined")],
])("after %s it does not", async (_name, error) => {
  const attempt = vi.fn().mockRejectedValue(error);
  await expect(withRetries(attempt)).rejects.toBe(error);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("it gives up after the last delay", async () => {
  const attempt = vi.fn().mockRejectedValue(failure(0));
  const result = withRetries(attempt).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await result).toMatchObject({ source: { status: 0 } });
  expect(attempt).toHaveBeenCalledTimes(5);
});

test("offline it does not begin, however long, and does when the connection is there", async () => {
  const goOnline = goOffline();
  const attempt = vi.fn(async () => "sent");
  const result = withRetries(attempt);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(attempt).not.toHaveBeenCalled();
  goOnline();
  expect(await result).toBe("sent");
});

test("what is under way when the connection is lost is given up and made again", async () => {
  const attempt = vi.fn(async (_signal: AbortSignal): Promise<string> => new Promise(() => {}));
  const result = withRetries(attempt);
  await vi.advanceTimersByTimeAsync(10);
  const goOnline = goOffline();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(attempt.mock.calls[0]?.[0].aborted).toBe(true);
  attempt.mockResolvedValueOnce("sent");
  goOnline();
  expect(await result).toBe("sent");
});

test("what is cancelled while it waits is over", async () => {
  goOffline();
  const controller = new AbortController();
  const attempt = vi.fn(async () => "sent");
  const result = withRetries(attempt, controller.signal);
  controller.abort();
  await expect(result).rejects.toMatchObject({ name: "AbortError" });
  expect(attempt).not.toHaveBeenCalled();
});

test.each([
  [true, 2],
  [false, 1],
])("where the session has ended the owner is asked: %s", async (isSignedIn, attempts) => {
  const recover = vi.fn(async () => isSignedIn);
  const takeBack = provideSessionRecovery(recover);
  const attempt = vi.fn(async () => "sent").mockRejectedValueOnce(failure(401));
  const result = await withRetries(attempt).catch((error: unknown) => error);
  takeBack();
  expect(recover).toHaveBeenCalledTimes(1);
  expect(attempt).toHaveBeenCalledTimes(attempts);
  expect(result).toEqual(isSignedIn ? "sent" : failure(401));
});

test("an owner who has declined is not asked again for requests that were sent before", async () => {
  const recover = vi.fn(async () => false);
  const takeBack = provideSessionRecovery(recover);
  let refuse = () => {};
  const later = withRetries(
    () =>
      new Promise<never>((_resolve, reject) => {
        refuse = () => reject(failure(401));
      }),
  ).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  await withRetries(() => Promise.reject(failure(401))).catch(() => {});
  refuse();
  expect(await later).toEqual(failure(401));
  takeBack();
  expect(recover).toHaveBeenCalledTimes(1);
});
