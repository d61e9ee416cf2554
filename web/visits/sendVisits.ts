/**
 * Reports to the server how its pages are read: how long each was visible and in use, and which sections of a
 * case study were seen. The start script fetches this script after the first screen, and only if the site
 * counts visits. It stores nothing in the browser: the random ids that distinguish views exist only as long
 * as the page. The server decides what is counted: api/numbers. If a page was opened by a share link through
 * which nobody has read pages yet, it reports nothing until a person shows a sign of use, because mail
 * scanners, too, open links in real browsers.
 */

/** The sections in the order of the server's list. The index of a section is the number of its bit in `seen`. */
const sections = ["role", "why", "result", "process", "solution", "shippedGoods"];

/** After how many seconds in sight a page counts as viewed. */
const viewSeconds = 2;

/** How long somebody may read without a sign of use before the time stops, in milliseconds. */
const idleAfter = 30_000;

/** The maximum time of a view, in seconds. */
const longestView = 3_600;
/** The maximum number of messages about a view, besides the first. */
const maxMessages = 30;

const signsOfUse = ["pointermove", "pointerdown", "keydown", "scroll", "wheel", "touchmove"];

type View = {
  id: string;
  path: string;
  /**
   * The host of the page that linked to this page; empty if there is no such page, or the browser does not
   * state it. Undefined if the previous page belongs to this site, and after a reload, Back or Forward.
   */
  referrer: string | undefined;
  messages: number;
  seconds: number;
  /** The value of `seconds` in the last message. */
  toldSeconds: number;
  seen: number;
  toldSeen: number;
};

/**
 * The site's base path, as in web/base-path.ts. An import of that file would make this script wait for the
 * site's code.
 */
const base = document.querySelector<HTMLElement>("script[data-base]")?.dataset.base ?? "";

/**
 * Whether the referrer is a page of this site. The host may have other sites beside the path of
 * this site.
 */
const isFromOwnPage = document.referrer.startsWith(`${location.origin}${base}/`);

let view = begin(entryReferrer());
let lastUse = performance.now();
let timer: number | undefined;
/**
 * Whether messages wait until a person shows a sign of use. A visitor who comes from a page of this site has
 * pressed a link, which is a sign of use, too.
 */
let isWaiting = document.querySelector("script[data-visits-wait]") !== null && !isFromOwnPage;
let pointerPlace: string | undefined;

function begin(referrer?: string): View {
  const random = crypto.getRandomValues(new Uint8Array(9));
  return {
    id: Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join(""),
    path: location.pathname.slice(base.length) || "/",
    referrer,
    messages: 0,
    seconds: 0,
    toldSeconds: 0,
    seen: 0,
    toldSeen: 0,
  };
}

/**
 * The referrer of the first view of this page. Undefined if the page was reloaded, or reached by Back or
 * Forward.
 */
function entryReferrer(): string | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  if ((navigation as PerformanceNavigationTiming | undefined)?.type !== "navigate")
    return undefined;
  if (!URL.canParse(document.referrer)) return "";
  return isFromOwnPage ? undefined : new URL(document.referrer).hostname;
}

function device(): string {
  if (!matchMedia("(pointer: coarse)").matches) return "desktop";
  return Math.min(screen.width, screen.height) < 600 ? "phone" : "tablet";
}

/** Counts a second in which the page was visible and in use. */
function tick(): void {
  if (document.hidden || performance.now() - lastUse > idleAfter) {
    rest();
    return;
  }
  if (view.seconds < longestView) view.seconds += 1;
  for (const part of document.querySelectorAll<HTMLElement>("[data-section]")) {
    const { top, bottom } = part.getBoundingClientRect();
    const index = sections.indexOf(part.dataset.section ?? "");
    // The section covers the middle of the window.
    if (index >= 0 && top < innerHeight * 0.6 && bottom > innerHeight * 0.4)
      view.seen |= 1 << index;
  }
  if (view.seconds === viewSeconds) send();
}

function rest(): void {
  clearInterval(timer);
  timer = undefined;
  send();
}

function goOn(): void {
  lastUse = performance.now();
  if (!document.hidden) timer ??= window.setInterval(tick, 1_000);
}

function handleUse(event: Event): void {
  goOn();
  if (!isWaiting || !isByPerson(event)) return;
  isWaiting = false;
  send();
}

/** Whether a person caused an event, and not a script or the loading of the page. */
function isByPerson(event: Event): boolean {
  if (!event.isTrusted) return false;
  // The browser itself scrolls to the former position in a page, or to the element that the address names.
  if (event.type === "scroll") return event.target === document && view.seconds > 0;
  if (!(event instanceof PointerEvent) || event.type !== "pointermove") return true;
  // A window that opens under a resting pointer gets one `pointermove` event, too.
  const place = `${event.screenX} ${event.screenY}`;
  const isMoved = pointerPlace !== undefined && place !== pointerPlace;
  pointerPlace = place;
  return isMoved;
}

function send(): void {
  const { id, path, referrer, messages, seconds, toldSeconds, seen, toldSeen } = view;
  const isNew = seconds > toldSeconds || seen !== toldSeen;
  if (isWaiting || seconds < viewSeconds || !isNew || messages > maxMessages) return;
  const body = JSON.stringify({
    id,
    number: messages,
    path,
    device: device(),
    seconds: [toldSeconds, seconds],
    sections: [toldSeen, seen],
    ...(messages === 0 && { referrer }),
    ...(navigator.webdriver && { isDriven: true }),
  });
  navigator.sendBeacon(`${base}/api/reading`, body);
  view = { ...view, messages: messages + 1, toldSeconds: seconds, toldSeen: seen };
}

for (const sign of signsOfUse)
  window.addEventListener(sign, handleUse, { capture: true, passive: true });
document.addEventListener("visibilitychange", () => {
  if (document.hidden) rest();
  else goOn();
});
window.addEventListener("pagehide", rest);
// Back and Forward may show the page from the back/forward cache.
window.addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  view = begin();
  goOn();
});
// The page's code has opened another page: see web/analytics/usePageViews.ts.
document.addEventListener("vitrine-event", (event) => {
  if ((event as CustomEvent<{ name: string }>).detail.name !== "page_view") return;
  send();
  view = begin();
});
goOn();
