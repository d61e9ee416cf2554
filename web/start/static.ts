/**
 * The only script of a static copy. Its pages are whole without it: it plays what plays by itself, has the
 * navigation of a project step aside, and gives the viewer its keys.
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
