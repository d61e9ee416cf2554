import { showToast } from "../../ui/toast/showToast";
import type { UploadedAsset } from "./uploadMutations";

/** How long there is to read it, in milliseconds. */
const duration = 60_000;

const noStill =
  "This browser could make no still of it, so its place stays empty until it plays. A browser that plays it can: upload it again there.";

/** Says of an uploaded video what visitors will not see. It is stored all the same: the owner decides. */
export function showPlaybackWarning(
  { playbackWarning }: Pick<UploadedAsset, "playbackWarning">,
  hasStill: boolean,
): void {
  const description = [playbackWarning, !hasStill && noStill].filter(Boolean).join(" ");
  if (!description) return;
  showToast({
    title: "Uploaded, with something to know",
    description,
    duration,
    // A notice with an action comes back after one that covers it.
    action: { label: "Understood", onAction: () => {} },
  });
}
