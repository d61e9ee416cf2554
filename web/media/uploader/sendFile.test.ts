import AwsS3 from "@uppy/aws-s3";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { sendFile } from "./sendFile";

const sent = { ETag: '"1"' };
let send: MockInstance<typeof AwsS3.uploadPartBytes>;
const renew = vi.fn(async () => "https://site.test/renewed");

beforeEach(() => {
  vi.useFakeTimers();
  send = vi.spyOn(AwsS3, "uploadPartBytes");
  renew.mockImplementation(async () => "https://site.test/renewed");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function failure(status: number, message = "Non 2xx") {
  return Object.assign(new Error(message), { source: { status } });
}

function start(signal?: AbortSignal) {
  const options = {
    signature: { url: "https://site.test/first", method: "PUT" as const },
    body: new Blob(["x"]),
    onProgress: () => {},
    onComplete: () => {},
    ...(signal && { signal }),
  };
  return sendFile(options, renew);
}

test.each([0, 429, 409, 503])("after %i it tries again, four times", async (status) => {
  for (let count = 0; count < 4; count++) send.mockRejectedValueOnce(failure(status));
  send.mockResolvedValueOnce(sent);
  const started = Date.now();
  const result = start();
  await vi.runAllTimersAsync();
  expect(await result).toMatchObject({ location: "https://site.test/first" });
  expect(Date.now() - started).toBe(9_000);
});

test.each([400, 401, 413, 415])("after %i it does not", async (status) => {
  send.mockRejectedValue(failure(status));
  await expect(start()).rejects.toMatchObject({ source: { status } });
  expect(send).toHaveBeenCalledTimes(1);
});

test("it gives up after the last delay", async () => {
  send.mockRejectedValue(failure(0));
  const result = start().catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await result).toMatchObject({ source: { status: 0 } });
  expect(send).toHaveBeenCalledTimes(5);
});

test("an expired address is replaced", async () => {
  send.mockRejectedValueOnce(failure(403, "Request has expired")).mockResolvedValueOnce(sent);
  const result = start();
  await vi.runAllTimersAsync();
  expect(await result).toMatchObject({ location: "https://site.test/renewed" });
});

test("offline it waits, however long, and goes on when the connection is back", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  send.mockRejectedValueOnce(failure(0)).mockResolvedValueOnce(sent);
  const result = start();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(1);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await vi.runAllTimersAsync();
  await expect(result).resolves.toBeDefined();
});
