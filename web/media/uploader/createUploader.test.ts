import { expect, test, vi } from "vitest";
import { RequestError } from "../../relay/request-error";
import { createUploader, type UploaderOptions } from "./createUploader";

function create(options: Partial<UploaderOptions>) {
  return createUploader({
    fileLimit: 1,
    accepts: "pictures",
    requestAddress: vi.fn(),
    onAdded: vi.fn(),
    onConverted: vi.fn(),
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

test("a file that can no longer be read holds up no other", async () => {
  const requestAddress = vi.fn().mockRejectedValue(new RequestError("Sign in.", "FORBIDDEN"));
  const onFailed = vi.fn();
  const uploader = create({ fileLimit: 2, requestAddress, onFailed });
  const [gone, whole] = ["gone.png", "whole.png"].map(
    (name) => new File(["x"], name, { type: "image/png" }),
  );
  if (!gone || !whole) throw new Error("there are two");
  vi.spyOn(gone, "slice").mockImplementation(() => {
    const part = new Blob();
    part.text = () => Promise.reject(new DOMException("It has changed.", "NotReadableError"));
    return part;
  });
  uploader.add([gone, whole]);
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledTimes(2));
  uploader.destroy();
});

test("a limit that falls stops nothing that is on its way, and refuses what no longer fits", async () => {
  const [requestAddress, onRefused] = [vi.fn(() => new Promise<string>(() => {})), vi.fn()];
  const uploader = create({ fileLimit: 2, requestAddress, onRefused });
  const [first, second] = ["a.png", "b.png"].map(
    (name) => new File(["x"], name, { type: "image/png" }),
  );
  if (!first || !second) throw new Error("there are two");
  uploader.add([first]);
  uploader.limitFiles(1);
  uploader.add([second]);
  expect(onRefused).toHaveBeenLastCalledWith([second], "Choose one file at a time.");
  uploader.limitFiles(0);
  uploader.add([second]);
  expect(onRefused).toHaveBeenLastCalledWith([second], "There is no room for more.");
  await vi.waitFor(() => expect(requestAddress).toHaveBeenCalledTimes(1));
  uploader.destroy();
});

test("too large a file is refused with words before anything is sent", () => {
  const [requestAddress, onRefused] = [vi.fn(), vi.fn()];
  const uploader = create({ accepts: "picturesAndVideos", requestAddress, onRefused });
  const file = new File([], "long.mp4", { type: "video/mp4" });
  Object.defineProperty(file, "size", { value: 100 * 1024 * 1024 + 1 });
  uploader.add([file]);
  const words = "long.mp4 is too large. A file may have 100 MB at most.";
  expect(onRefused).toHaveBeenCalledExactlyOnceWith([file], words);
  expect(requestAddress).not.toHaveBeenCalled();
  uploader.destroy();
});

test("of several files each that is not taken is named with its reason, and all where they are too many", () => {
  const [onAdded, onRefused] = [vi.fn(), vi.fn()];
  const uploader = create({ fileLimit: 2, onAdded, onRefused });
  const pictures = ["a.png", "b.png", "c.png"].map(
    (name) => new File(["x"], name, { type: "image/png" }),
  );
  const notes = new File(["x"], "notes.txt", { type: "text/plain" });
  uploader.add([...pictures, notes]);
  expect(onRefused.mock.calls).toEqual([
    [[notes], expect.stringMatching(/^Choose a picture/)],
    [pictures, "Choose up to 2 files at a time."],
  ]);
  expect(onAdded).not.toHaveBeenCalled();
  uploader.destroy();
});
