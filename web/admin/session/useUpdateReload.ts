import { useEffect } from "react";
import { hasWork, whenIdle } from "../../relay/work-under-way";
import { showToast } from "../../ui/toast/showToast";

/** When this window was loaded again for an update, in milliseconds since 1970. */
const reloadedAt = "vitrine-reloaded-at";

/** In milliseconds: code that is missing again so soon is missing for another reason. */
const pause = 60_000;

let isWaiting = false;

/**
 * Loads the page again where code of it is gone, because the site was updated meanwhile. What was typed is
 * in its draft, which the editor offers afterwards. Uploads and saves under way are waited for.
 */
export function useUpdateReload(): void {
  useEffect(() => {
    if (sessionStorage.getItem(`${reloadedAt} untold`)) {
      sessionStorage.removeItem(`${reloadedAt} untold`);
      showToast({
        title: "The site was updated, so this page was loaded again",
        description: "What you had typed is kept as a draft.",
      });
    }
    window.addEventListener("vite:preloadError", handleMissingCode);
    return () => window.removeEventListener("vite:preloadError", handleMissingCode);
  }, []);
}

async function handleMissingCode(): Promise<void> {
  if (isWaiting || Date.now() - Number(sessionStorage.getItem(reloadedAt)) < pause) return;
  // Without a server there is no code, either, and nothing to load the page from.
  const response = await fetch("/api/health/live", { cache: "no-store" }).catch(() => null);
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
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  sessionStorage.setItem(`${reloadedAt} untold`, "1");
  // Nobody is asked: drafts are stored as the page goes.
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
  window.location.reload();
}
