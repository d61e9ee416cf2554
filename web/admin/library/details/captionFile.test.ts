import { expect, test } from "vitest";
import { readCaptions } from "./captionFile";

const subRip = "1\r\n00:00:01,000 --> 00:00:02,000\r\nKüste";

test.each([
  ["UTF-8", Buffer.from(subRip)],
  ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${subRip}`)],
  ["UTF-16, little-endian", Buffer.from(`\ufeff${subRip}`, "utf16le")],
  ["UTF-16, big-endian", Buffer.from(`\ufeff${subRip}`, "utf16le").swap16()],
  ["Windows-1252", Buffer.from(subRip, "latin1")],
])("captions in %s are read", async (_encoding, bytes) => {
  const file = new File([new Uint8Array(bytes)], "film.srt");
  expect(await readCaptions(file)).toBe("WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nKüste\n");
});
