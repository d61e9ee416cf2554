/** Elements that do not work, or not fully, before the page's code runs. */
const needsCode = "button, input, textarea, select, label, [role=tab], [data-in-place]";

const signs = [
  "pointerover",
  "pointerdown",
  "pointercancel",
  "touchstart",
  "focusin",
  "input",
  "click",
];

/**
 * Waits for the first sign of use: an event after which the visitor will probably need the page's code, and
 * not only read. Pointing at a link or pressing it does not count if the link leads to another site or
 * window, or if the browser itself prefetches the linked page.
 */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const handleEvent = (event: Event) => {
      if (!isSign(event)) return;
      for (const sign of signs) window.removeEventListener(sign, handleEvent, true);
      resolve();
    };
    for (const sign of signs) {
      window.addEventListener(sign, handleEvent, { capture: true, passive: true });
    }
  });
}

function isSign({ type, target }: Event): boolean {
  // `pointercancel` means that a finger has begun to scroll.
  if (type === "pointercancel" || type === "input") return true;
  const element = target instanceof Element ? target : null;
  // Matches fields, and elements that were reached by keyboard, but not links that were pressed with a mouse.
  if (type === "focusin") return element?.matches(":focus-visible") ?? false;
  if (element?.closest(needsCode)) return true;
  const link = element?.closest<HTMLAnchorElement>("a[href]");
  if (link) return !isLeftToBrowser(link);
  return type === "touchstart";
}

function isLeftToBrowser(link: HTMLAnchorElement): boolean {
  const leadsElsewhere = link.target !== "" || link.origin !== window.location.origin;
  return leadsElsewhere || HTMLScriptElement.supports?.("speculationrules");
}
