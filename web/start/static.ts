/**
 * The only script of a static copy of the site. The pages are complete without it: it plays videos, hides the
 * ProjectPill (the floating links to other projects) while it would cover content, and makes keys work in the
 * picture viewer.
 */

import { allowAbandonedTransitions } from "./abandoned-transitions";
import { copyWithoutSoftHyphens } from "./copy";
import { retirePill } from "./pill";
import { pressThroughTransitions } from "./press-through";
import { playVideos } from "./videos";

playVideos();
copyWithoutSoftHyphens();
retirePill();
pressThroughTransitions();
allowAbandonedTransitions();

const isFromRight = document.documentElement.dir === "rtl";
const buttonOf: Record<string, string> = {
  ArrowLeft: isFromRight ? "next" : "previous",
  ArrowRight: isFromRight ? "previous" : "next",
  Escape: "close",
};

document.addEventListener("keydown", ({ key, altKey, ctrlKey, metaKey, shiftKey, target }) => {
  const kind = buttonOf[key];
  if (!kind || altKey || ctrlKey || metaKey || shiftKey) return;
  // On a video, arrow keys are for the video.
  if (target instanceof HTMLMediaElement && kind !== "close") return;
  document.querySelector<HTMLElement>(`dialog[open] [data-kind="${kind}"]`)?.click();
});
