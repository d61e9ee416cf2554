import { useEffect, useState } from "react";

type SentPage = { content: HTMLElement; edition: string };

/**
 * A page of the site as the server renders it, without scripts. Null while it loads.
 * @param path null for none
 * @param edition identifies the saved state: after another save the page is fetched again
 */
export function useSentPage(path: string | null, edition: string): SentPage | null {
  const [page, setPage] = useState<SentPage | null>(null);
  useEffect(() => {
    if (!path) return;
    const ending = new AbortController();
    fetch(path, { signal: ending.signal })
      .then((response) => response.text())
      .then((text) => setPage({ content: withoutScripts(text), edition: `${path} ${edition}` }))
      .catch(() => {}); // without a preview looks can be chosen as well
    return () => ending.abort();
  }, [path, edition]);
  return page;
}

function withoutScripts(html: string): HTMLElement {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const script of page.querySelectorAll("script")) script.remove();
  // The only colour that a page at rest does not show: that of hovered links.
  const link = page.querySelector<HTMLElement>(".site-header-link:not(.active)");
  link?.style.setProperty("color", "var(--accent-text)");
  return page.documentElement;
}
