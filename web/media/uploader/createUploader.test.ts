import { expect, test, vi } from "vitest";
import { RequestError } from "../../relay/request-error";
import { createUploader, type UploaderOptions } from "./createUploader";

function create(options: Partial<UploaderOptions>) {
  return createUploader({
    fileLimit: 1,
    accepts: "pictures",
    requestAddress: vi.fn(),
    onAdded: vi.fn(),
    onProgress: vi.fn(),
    onSent: vi.fn(),
    onFailed: vi.fn(),
    onRefused: vi.fn(),
    ...options,
  });
}

test.each([
  ["that is refused before it arrives", new RequestError("No usable answer.", "REFUSED")],
  ["that nobody may make", new RequestError("Sign in again.", "FORBIDDEN")],
])("of a call for an address %s the owner reads that it failed", async (_kind, error) => {
  const onFailed = vi.fn();
  const requestAddress = vi.fn().mockRejectedValue(error);
  const uploader = create({ requestAddress, onFailed });
  uploader.add([new File(["x"], "a.png", { type: "image/png" })]);
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalled());
  expect(onFailed).toHaveBeenCalledWith(expect.any(String), "Failed to get upload URL");
  expect(requestAddress).toHaveBeenCalledTimes(1);
  uploader.destroy();
});

test("too large a file is refused with words before anything is sent", () => {
  const [requestAddress, onRefused] = [vi.fn(), vi.fn()];
  const uploader = create({ accepts: "picturesAndVideos", requestAddress, onRefused });
  const file = new File([], "long.mp4", { type: "video/mp4" });
  Object.defineProperty(file, "size", { value: 100 * 1024 * 1024 + 1 });
  uploader.add([file]);
  const words = "long.mp4 is too large. A file may have 100 MB at most.";
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(words);
  expect(requestAddress).not.toHaveBeenCalled();
  uploader.destroy();
});
