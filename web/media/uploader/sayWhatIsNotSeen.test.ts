import { beforeEach, expect, test } from "vitest";
import { currentToast, dismissToast, showToast } from "../../ui/toast/showToast";
import { sayWhatIsNotSeen } from "./sayWhatIsNotSeen";

const playbackWarning = "This video is encoded as ProRes: Chrome does not show it.";

beforeEach(() => showToast({ title: "Image uploaded successfully" }));

test("of what every browser shows nothing is said", () => {
  sayWhatIsNotSeen({ playbackWarning: null }, true);
  expect(currentToast()?.title).toBe("Image uploaded successfully");
});

test("the owner is told which browsers do not show a video, and that it has no still", () => {
  sayWhatIsNotSeen({ playbackWarning }, false);
  expect(currentToast()?.description).toContain(playbackWarning);
  expect(currentToast()?.description).toContain("no still");
  sayWhatIsNotSeen({ playbackWarning: null }, false);
  expect(currentToast()?.description).toMatch(/^This browser could make no still/);
});

test("the notice comes back after one that covers it", async () => {
  sayWhatIsNotSeen({ playbackWarning }, true);
  showToast({ title: "Image uploaded successfully" });
  dismissToast(currentToast()?.id ?? 0);
  await expect.poll(() => currentToast()?.description).toBe(playbackWarning);
});
