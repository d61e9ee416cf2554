/**
 * The header with the viewer's access, as in audience/access-header.ts. It is not imported, because
 * this script, the first of the page, would have to wait for the chunk with the imported module.
 */
const accessHeader = "x-vitrine-access";

/** The maximum time for which a page is hidden while it waits for the server, in milliseconds. */
const longestWait = 10_000;

/**
 * Checks the viewer's access when Back or Forward shows a page from the back/forward cache. A page
 * for a viewer who has more access than visitors is hidden until the server has responded. It is
 * reloaded if the access has changed, and shown if there is no response.
 * @param page the data attributes of the page's script. `access` is the value of the access header
 * in the page's response; undefined for visitors
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
