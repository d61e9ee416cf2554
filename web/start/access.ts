/** The same name as in audience/access-header.ts. An import would make the first script wait for the site's code. */
const accessHeader = "x-vitrine-access";

/** How long a page is hidden at most while the server does not respond, in milliseconds. */
const longestWait = 10_000;

/**
 * Back and Forward may show a page from the back/forward cache. The page of a viewer who has more access than
 * visitors then stays hidden until the server has responded. It is reloaded if the access has changed, and shown
 * if there is no response.
 * @param page `page.access` is the value of the header in the page's response; undefined for visitors
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
