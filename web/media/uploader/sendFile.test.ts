import AwsS3 from "@uppy/aws-s3";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { messageOf } from "./createUploader";
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

/** The error of an upload that the API refused. */
function refusal(status: number, code: string) {
  const source = new XMLHttpRequest();
  Object.defineProperties(source, {
    status: { value: status },
    responseText: { value: JSON.stringify({ error: "No.", code }) },
  });
  return Object.assign(new Error("Non 2xx"), { source });
}

test("a file that is too large for a proxy is not said to have failed in the cloud", () => {
  expect(messageOf(failure(413))).toContain("larger than the proxy allows");
  expect(messageOf(refusal(413, "TOO_LARGE"))).toBe("No.");
  expect(messageOf(failure(403))).toBe("Failed to upload file to cloud storage");
});

function start() {
  const options = {
    signature: { url: "https://site.test/first", method: "PUT" as const },
    body: new Blob(["x"]),
    onProgress: () => {},
    onComplete: () => {},
  };
  return sendFile(options, renew);
}

test("an expired address is replaced", async () => {
  send.mockRejectedValueOnce(failure(403, "Request has expired")).mockResolvedValueOnce(sent);
  const result = start();
  await vi.runAllTimersAsync();
  expect(await result).toMatchObject({ location: "https://site.test/renewed" });
});

test("an address that is stuck in an attempt that broke is replaced", async () => {
  send.mockRejectedValueOnce(failure(0)).mockRejectedValueOnce(refusal(409, "IN_USE"));
  send.mockResolvedValueOnce(sent);
  const result = start();
  await vi.runAllTimersAsync();
  expect(await result).toMatchObject({ location: "https://site.test/renewed" });
});

test("a file whose answer alone was lost is not sent again", async () => {
  send.mockRejectedValueOnce(failure(0)).mockRejectedValueOnce(refusal(409, "ALREADY_USED"));
  const result = start();
  await vi.runAllTimersAsync();
  expect(await result).toMatchObject({ location: "https://site.test/first" });
  expect(send).toHaveBeenCalledTimes(2);
});
