/**
 * The first script of every page. Pages can be read without scripts, so the code that hydrates the page runs
 * only at the first sign of use (first-sign.ts). Until then the texts and the first pictures get the whole
 * connection, and scrolling gets the processor.
 */

import { allowAbandonedTransitions } from "./abandoned-transitions";
import { askAgainOnReturn } from "./access";
import { followAddress } from "./address";
import { copyWithoutSoftHyphens } from "./copy";
import { keepEarlyInput } from "./early-input";
import { firstPaint, firstScreen, loaded, shown } from "./first-screen";
import { firstSign } from "./first-sign";
import { growCards } from "./growing-card";
import { pageCode } from "./page-code";
import { retirePill } from "./pill";
import { pressThroughTransitions } from "./press-through";
import { switchTabs } from "./tabs";
import { followTranslation } from "./translation";
import { playVideos } from "./videos";
import { countVisit, noteEvents } from "./visits";

const page = document.querySelector<HTMLScriptElement>("script[data-entry]")?.dataset ?? {};
const { entry = "", scripts = "", measurementId, visits, slides, atOnce } = page;

const code = pageCode(entry, scripts.split(" ").filter(Boolean));
const sign = firstSign();
followTranslation();
noteEvents();
askAgainOnReturn(page);
playVideos();
switchTabs();
copyWithoutSoftHyphens();
retirePill();
const early = keepEarlyInput(code.isHere);
followAddress();
growCards();
pressThroughTransitions();
allowAbandonedTransitions();
if (slides) void import(/* @vite-ignore */ slides);

async function runCode(): Promise<void> {
  await shown();
  if (atOnce !== undefined) await firstPaint();
  // Slides and an open viewer need the code in any case.
  else if (slides !== undefined || document.querySelector("dialog[open]")) await firstScreen();
  else await sign;
  await code.run().catch((error: unknown) => {
    early.releaseLinks();
    throw error;
  });
}

// The page's code dispatches this event if it fails, for example because only a part of the code could be
// loaded.
document.addEventListener("vitrine-failed", early.releaseLinks);

void runCode();
await shown();
await firstScreen();
countVisit(measurementId, visits);
await loaded();
await code.fetchAhead();
