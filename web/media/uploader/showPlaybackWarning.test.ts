import { beforeEach, expect, test } from "vitest";
import { currentToast, dismissToast, showToast } from "../../ui/toast/showToast";
import { showPlaybackWarning } from "./showPlaybackWarning";

const missingRenditions: { shortSide: number; bitrate: number; byteLimit: number }[] = [];
const playbackWarning = "This video is encoded as ProRes: Chrome does not show it.";

beforeEach(() => showToast({ title: "Image uploaded successfully" }));

test("of what every browser shows nothing is said", () => {
  showPlaybackWarning({ playbackWarning: null, missingRenditions }, true);
  expect(currentToast()?.title).toBe("Image uploaded successfully");
});

test("of a video that is converted now the warning waits for what becomes of it", () => {
  showPlaybackWarning(
    { playbackWarning, missingRenditions: [{ shortSide: 720, bitrate: 1, byteLimit: 1 }] },
    true,
  );
  expect(currentToast()?.title).toBe("Image uploaded successfully");
});

test("the owner is told which browsers do not show a video, and that it has no still", () => {
  showPlaybackWarning({ playbackWarning, missingRenditions }, false);
  expect(currentToast()?.description).toContain(playbackWarning);
  expect(currentToast()?.description).toContain("no still");
  showPlaybackWarning({ playbackWarning: null, missingRenditions }, false);
  expect(currentToast()?.description).toMatch(/^This browser could make no still.*admin area/);
});

test("the notice comes back after one that covers it", async () => {
  showPlaybackWarning({ playbackWarning, missingRenditions }, true);
  showToast({ title: "Image uploaded successfully" });
  dismissToast(currentToast()?.id ?? 0);
  await expect.poll(() => currentToast()?.description).toBe(playbackWarning);
});
