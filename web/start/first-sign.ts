/** Elements that do nothing, or too little, before the page's code is there. */
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
 * Waits for the first sign that somebody wants more of the page than to read it. A link is no sign where
 * the browser fetches what it leads to by itself.
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
  // A finger that has begun to scroll.
  if (type === "pointercancel" || type === "input") return true;
  const element = target instanceof Element ? target : null;
  // Fields, and whatever was reached by keyboard; not the link that a mouse has just pressed.
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
