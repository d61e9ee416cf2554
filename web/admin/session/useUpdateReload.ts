import { useEffect } from "react";
import { addBasePath } from "../../base-path";
import { hasWork, whenIdle } from "../../relay/work-under-way";
import { dismissToast, showToast } from "../../ui/toast/showToast";
import { hasUnsavedForms } from "../../ui/unsaved/unsavedForms";

/** The storage key of the time when this window last reloaded for an update, in milliseconds since 1970. */
const reloadedAt = "vitrine-reloaded-at";
/**
 * The storage key of the sentence about drafts in the notice after the reload. The sentence is
 * empty if no draft was stored.
 */
const pendingNote = `${reloadedAt} note`;

/**
 * The minimum time between two reloads, in milliseconds. If code is missing again sooner, an update is not
 * the reason, and another reload would not help.
 */
const pause = 60_000;

let isWaiting = false;
/** The id of the notice that asks for a reload. */
let request = 0;

/**
 * Reloads the page if its code is missing because the site was updated. Unsaved changes of a project are in
 * drafts, which its editor offers afterwards; where another form has unsaved changes, a notice asks the owner to
 * reload. The reload waits for uploads, conversions of videos and saves in progress.
 */
export function useUpdateReload(): void {
  useEffect(() => {
    const note = sessionStorage.getItem(pendingNote);
    if (note !== null) {
      sessionStorage.removeItem(pendingNote);
      showToast({
        title: "The site was updated, so this page was loaded again",
        ...(note && { description: note }),
      });
    }
    window.addEventListener("vite:preloadError", handleMissingCode);
    return () => window.removeEventListener("vite:preloadError", handleMissingCode);
  }, []);
}

async function handleMissingCode(): Promise<void> {
  if (isWaiting || Date.now() - Number(sessionStorage.getItem(reloadedAt)) < pause) return;
  // While the server is unreachable, neither code nor the page can be loaded.
  const response = await fetch(addBasePath("/api/health/live"), { cache: "no-store" }).catch(
    () => null,
  );
  if (!response?.ok || isWaiting) return;
  if (hasWork()) {
    isWaiting = true;
    showToast({
      title: "The site was updated",
      description: "This page is loaded again once what is being sent has arrived.",
    });
    await whenIdle();
    isWaiting = false;
  }
  if (hasUnsavedForms()) return askForReload();
  // By now only the editor of a project can have changes. It cancels this event, and stores them as drafts.
  const isEditing = !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  // Stops the question of the browser before the reload: the editor stores drafts when the page closes.
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  sessionStorage.setItem(pendingNote, isEditing ? "What you had typed is kept as a draft." : "");
  window.location.reload();
}

/** Asks the owner to reload. If changes are unsaved even then, the browser asks before it discards them. */
function askForReload(): void {
  dismissToast(request);
  request = showToast({
    title: "The site was updated",
    description: "Save what you have typed, then reload this page.",
    duration: pause,
    action: { label: "Reload", onAction: () => window.location.reload() },
  });
}
