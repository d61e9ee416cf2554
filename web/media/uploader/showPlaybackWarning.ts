import { showToast } from "../../ui/toast/showToast";
import type { UploadedAsset } from "./uploadMutations";

/** How long the warning is shown, in milliseconds. */
const duration = 60_000;

const noStill =
  "This browser could make no still of it, so its place stays empty until it plays. One is made as soon as you open the admin area in a browser that plays it.";

/**
 * Warns that some browsers will not show an uploaded video, unless it is converted now, or that it has no
 * still. The video is stored nevertheless: the owner decides.
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
    // A notice with an action is shown again after another notice.
    action: { label: "Understood", onAction: () => {} },
  });
}
