import { useEffect, useState } from "react";

/**
 * Copies the style sheets of this document to the document in an iframe, in their order, including
 * sheets that are added to this document later.
 * @returns whether the initial sheets have loaded
 */
export function useFrameStyles(page: Document | null): boolean {
  const [styled, setStyled] = useState<Document | null>(null);
  useEffect(() => {
    if (!page) return;
    let isCurrent = true;
    page.documentElement.style.cssText = document.documentElement.style.cssText;
    // A scroll bar would reduce the page's width.
    page.documentElement.style.scrollbarWidth = "none";
    Promise.all(sheetsOf(document.head).map((sheet) => copySheet(sheet, page))).then(() => {
      if (isCurrent) setStyled(page);
    });
    const observer = new MutationObserver((changes) => {
      for (const sheet of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (isSheet(sheet)) copySheet(sheet, page);
      }
    });
    observer.observe(document.head, { childList: true });
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [page]);
  return page !== null && styled === page;
}

/** Disabled links are left out, because the page contains their styles inline (api/pages/page-assets.ts). */
const sheets = 'link[rel="stylesheet"]:not([disabled]), style';

function sheetsOf(head: HTMLHeadElement): HTMLElement[] {
  return [...head.querySelectorAll<HTMLElement>(sheets)];
}

function isSheet(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && node.matches(sheets);
}

/** Copies a sheet into the page. Resolves when a linked copy has loaded or failed, an inline one at once. */
function copySheet(sheet: HTMLElement, page: Document): Promise<void> {
  const copy = page.importNode(sheet, true);
  return new Promise((resolve) => {
    if (sheet instanceof HTMLLinkElement) {
      copy.addEventListener("load", () => resolve());
      copy.addEventListener("error", () => resolve());
    } else resolve();
    page.head.append(copy);
  });
}
