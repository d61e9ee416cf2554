/** As in audience/access-header.ts: an import would have the first script wait for the site's code. */
const accessHeader = "x-vitrine-access";

/** How long a page is hidden at most where the server does not answer, in milliseconds. */
const longestWait = 10_000;

/**
 * Back and Forward may show a page as it was left. One that somebody has access to is shown once the server has
 * said that they still have it, and loaded again where they have not.
 * @param page has in `access` what the header said with it, nothing for visitors
 */
export function askAgainOnReturn(page: DOMStringMap): void {
  window.addEventListener("pageshow", async ({ persisted }) => {
    if (!persisted || !page.access) return;
    const { style } = document.documentElement;
    style.visibility = "hidden";
    const asking = { method: "HEAD", signal: AbortSignal.timeout(longestWait) };
    const response = await fetch(window.location.href, asking).catch(() => null);
    if (response && response.headers.get(accessHeader) !== page.access) window.location.reload();
    else style.visibility = "";
  });
}
