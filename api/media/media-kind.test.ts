import { expect, test } from "vitest";
import { guessMediaKind } from "./media-type.ts";

test.each([
  ["/objects/3f2a", "video"],
  ["/objects/3f2a?v=12", "video"],
  ["/objects/3f2a.png", "image"],
  ["/objects/navigation.webp", "image"],
  ["/uploads/3f2a", "image"],
  ["/uploads/3f2a.mov", "video"],
  ["https://example.org/video/3f2a", "video"],
  ["https://example.org/a.jpg?from=a.mp4", "image"],
])("what is at %s is shown as %s first", (address, kind) => {
  expect(guessMediaKind(address)).toBe(kind);
});
