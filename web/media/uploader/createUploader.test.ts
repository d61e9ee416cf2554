import { expect, test, vi } from "vitest";
import { RequestError } from "../../relay/request-error";
import { createUploader } from "./createUploader";

test.each([
  ["that is refused before it arrives", new RequestError("No usable answer.", "REFUSED")],
  ["that nobody may make", new RequestError("Sign in again.", "FORBIDDEN")],
])("of a call for an address %s the owner reads that it failed", async (_kind, error) => {
  const onFailed = vi.fn();
  const requestAddress = vi.fn().mockRejectedValue(error);
  const uploader = createUploader({
    fileLimit: 1,
    accepts: "pictures",
    requestAddress,
    onAdded: vi.fn(),
    onProgress: vi.fn(),
    onSent: vi.fn(),
    onFailed,
    onRefused: vi.fn(),
  });
  uploader.add([new File(["x"], "a.png", { type: "image/png" })]);
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalled());
  expect(onFailed).toHaveBeenCalledWith(expect.any(String), "Failed to get upload URL");
  expect(requestAddress).toHaveBeenCalledTimes(1);
  uploader.destroy();
});
