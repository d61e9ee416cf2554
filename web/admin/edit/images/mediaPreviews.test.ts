import { expect, test } from "vitest";
import { isVideoAddress } from "./mediaPreviews";

test.each([
  ["/objects/3f2a", true],
  ["/objects/3f2a?v=12", true],
  ["/objects/3f2a.png", false],
  ["/uploads/3f2a", false],
  ["/uploads/3f2a.MOV?v=12", true],
])("what nothing is known about is tried at %s as a video: %s", (address, isVideo) => {
  expect(isVideoAddress(address)).toBe(isVideo);
});
