import { expect, test } from "vitest";
import { RequestError } from "../../relay/request-error";
import { describeStoreFailure } from "./useUploader";

test("a file that the site refuses has failed with its reason; one it gave no answer about has no permissions", () => {
  expect(describeStoreFailure(new Error("This file is neither a picture nor a video."))).toEqual({
    title: "Upload failed",
    message: "This file is neither a picture nor a video.",
  });
  expect(
    describeStoreFailure(new RequestError("The server cannot be reached.", "UNREACHABLE")),
  ).toEqual({
    title: "Error",
    message: "Failed to set image permissions",
  });
});
