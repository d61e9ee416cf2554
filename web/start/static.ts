/**
 * The only script of a static copy of the site. The pages are complete without it: it plays videos,
 * hides the ProjectPill while it would cover content, and makes keys work in the picture viewer.
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

const buttonOf: Record<string, string> = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  Escape: "close",
};

document.addEventListener("keydown", ({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
  const kind = buttonOf[key];
  if (!kind || altKey || ctrlKey || metaKey || shiftKey) return;
  document.querySelector<HTMLElement>(`dialog[open] [data-kind="${kind}"]`)?.click();
});
