/** Elements that do nothing, or too little, before the page's code runs. */
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
 * Waits for the first sign that somebody wants more than to read the page. A link is no sign where the
 * browser itself prefetches the page behind it.
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
  // Fields, and elements that were reached by keyboard; not a link that a mouse has just pressed.
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
