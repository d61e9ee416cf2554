import { useEffect } from "react";
import { addBasePath } from "../../base-path";
import { hasWork, whenIdle } from "../../relay/work-under-way";
import { showToast } from "../../ui/toast/showToast";

/** The storage key of the time when this window last reloaded for an update, in milliseconds since 1970. */
const reloadedAt = "vitrine-reloaded-at";

/**
 * The minimum time between two reloads, in milliseconds. Code that is missing again sooner is missing for
 * another reason.
 */
const pause = 60_000;

let isWaiting = false;

/**
 * Reloads the page if its code is missing because the site was updated. Unsaved changes of a project and of the
 * About page are in drafts, which their forms offer afterwards. The reload waits for uploads, conversions of
 * videos and saves in progress.
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
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  sessionStorage.setItem(`${reloadedAt} untold`, "1");
  // The browser does not ask before the reload, because drafts are stored when the page closes.
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
  window.location.reload();
}
