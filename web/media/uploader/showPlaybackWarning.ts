import { showToast } from "../../ui/toast/showToast";
import type { UploadedAsset } from "./uploadMutations";

/** How long the warning is shown, in milliseconds. */
const duration = 60_000;

const noStill =
  "This browser could make no still of it, so its place stays empty until it plays. One is made as soon as you open the admin area in a browser that plays it.";

/**
 * Warns that some browsers will not show an uploaded video, or that the video has no still. A video that this
 * browser converts now gets no warning about browsers. The video is stored in any case: the owner decides
 * whether to use it.
 */
export function showPlaybackWarning(
  {
    playbackWarning,
    missingRenditions,
  }: Pick<UploadedAsset, "playbackWarning" | "missingRenditions">,
  hasStill: boolean,
): void {
  const isConverted = missingRenditions.length > 0;
  const description = [!isConverted && playbackWarning, !hasStill && noStill]
    .filter(Boolean)
    .join(" ");
  if (!description) return;
  showToast({
    title: "Uploaded, with something to know",
    description,
    duration,
    // The notice has an action, because only notices with an action are shown again after a newer notice.
    action: { label: "Understood", onAction: () => {} },
  });
}
