/**
 * Presents the slides of a page: one at a time, by keys, presses and swipes, synchronised with the
 * other windows that show the same slides. The current slide is in the address, so that a reloaded
 * window shows it at once. All pictures and videos are fetched before the start, and stay in
 * memory. No elements are added, because React may hydrate the page at any later time.
 */

import { isComposing } from "../ui/isComposing";
import { fitSlides } from "./fit-slides";
import { type FilmMessage, SlideFilms } from "./slide-films";

/**
 * `slide` is an index from 0. `blank` is "black" or "white" while the slide is covered, otherwise empty.
 * `started` is the time when the presentation was started, as in `Date.now()`; 0 before that.
 */
type State = { slide: number; blank: string; started: number };
type Message = FilmMessage & {
  /** Asks the other windows for their state and their videos. */
  asks?: true;
  state?: State;
  /** The position where the presenter points, as fractions of the slide's size. Null outside of the slide. */
  pointer?: { x: number; y: number } | null;
};

/** Whether the next slide is at the left. */
const isFromRight = document.documentElement.dir === "rtl";

const keys: Record<string, string> = {
  ...{ ArrowRight: "next", ArrowDown: "next", PageDown: "next", " ": "next", Enter: "next" },
  ...{ ArrowLeft: "back", ArrowUp: "back", PageUp: "back", Backspace: "back" },
  ...{ Home: "first", End: "last", f: "start", o: "overview", Escape: "overview" },
  ...{ b: "black", ".": "black", w: "white", ",": "white", p: "point" },
  ...(isFromRight && { ArrowRight: "back", ArrowLeft: "next" }),
};

const interactive = "a, button, input, video, iframe, summary, .deck-bar";

/**
 * The first and the longest delay before failed files are requested again, in milliseconds. The delay doubles
 * each time.
 */
const [firstWait, longestWait] = [1_000, 30_000];

function presentSlides(deck: HTMLElement): void {
  const list = deck.querySelector<HTMLElement>(".deck-slides");
  if (!list) return;
  const slides = [...list.children] as HTMLElement[]; // they are list items
  const isPresenters = deck.dataset.presenters !== undefined;
  const { location, history } = window;
  const as = new URLSearchParams(location.search).get("as") ?? "";
  const channel = new BroadcastChannel(
    `slides ${location.pathname.replace(/\/notes\/*$/, "")} ${as}`,
  );
  const state: State = { slide: slideIn(location.search), blank: "", started: 0 };

  const tell = (message: Message) => channel.postMessage(message);
  const films = new SlideFilms([...deck.querySelectorAll("video")], {
    name: `${channel.name} films`,
    isPresenters,
    isCurrent: (video) => slides[state.slide]?.contains(video) === true,
    tell,
  });

  function slideIn(search: string): number {
    const asked = Math.trunc(Number(new URLSearchParams(search).get("slide") ?? 1));
    return (asked || 1) - 1;
  }

  function show(change: Partial<State>, isOwn = true): void {
    Object.assign(state, change);
    // The state may come from another window with more slides, which was opened before an edit.
    state.slide = Math.min(Math.max(state.slide, 0), slides.length - 1);
    for (const [index, slide] of slides.entries()) {
      slide.toggleAttribute("data-current", index === state.slide);
      slide.toggleAttribute("data-next", index === state.slide + 1);
    }
    if (state.blank) deck.dataset.blank = state.blank;
    else delete deck.dataset.blank;
    deck.toggleAttribute("data-started", state.started > 0);
    const address = new URL(location.href);
    address.searchParams.set("slide", String(state.slide + 1));
    // The history entry retains the state that the router stored.
    if (address.href !== location.href) history.replaceState(history.state, "", address);
    scrollToSlide();
    for (const picture of slides[state.slide + 1]?.querySelectorAll("img") ?? []) {
      picture.decode().catch(() => {});
    }
    if (isOwn) tell({ state });
  }

  function scrollToSlide(): void {
    const isOverview = deck.dataset.overview !== undefined;
    if (isPresenters && !isOverview) return;
    const frame = slides[state.slide]?.firstElementChild;
    frame?.scrollIntoView({ behavior: "instant", block: "nearest", inline: "center" });
  }

  function act(action: string): void {
    const goTo = (slide: number) => show({ slide, blank: "" });
    switch (action) {
      case "next":
        goTo(state.blank ? state.slide : state.slide + 1);
        break;
      case "back":
        goTo(state.slide - 1);
        break;
      case "first":
        goTo(0);
        break;
      case "last":
        goTo(slides.length - 1);
        break;
      case "black":
      case "white":
        show({ blank: state.blank === action ? "" : action });
        break;
      case "point":
        deck.toggleAttribute("data-pointing");
        point(null);
        break;
      case "overview":
        deck.toggleAttribute("data-overview");
        scrollToSlide();
        break;
      case "start":
        if (document.fullscreenElement) void document.exitFullscreen();
        // Not in the presenter's window: the owner needs other windows beside it.
        else if (!isPresenters) document.documentElement.requestFullscreen?.().catch(() => {});
        if (state.started === 0) show({ started: Date.now() });
    }
  }

  function handleKey(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const { key, target, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const element = target instanceof Element ? target : null;
    // These elements handle keys themselves.
    if (element?.matches("input, textarea, select, iframe") && !key.startsWith("Page")) return;
    if (element?.matches("a, button, video") && (key === " " || key === "Enter")) return;
    const isOverview = deck.dataset.overview !== undefined;
    const action =
      isOverview && key === "Enter" ? "overview" : keys[key.length === 1 ? key.toLowerCase() : key];
    // In full screen, the browser itself handles Escape.
    if (!action || (key === "Escape" && document.fullscreenElement)) return;
    event.preventDefault();
    deck.dataset.keyed = "";
    act(key === " " && shiftKey ? "back" : action);
  }

  function handleClick({ target, clientX }: MouseEvent): void {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>("[data-do]");
    const action = button?.dataset.do;
    // Without the focus on the button, the next keys move through the slides, and the bar is hidden
    // again.
    button?.blur();
    const index = slides.findIndex((slide) => slide.contains(target));
    if (action) act(action);
    else if (deck.dataset.overview !== undefined) {
      if (index < 0) return;
      deck.removeAttribute("data-overview");
      show({ slide: index });
    } else if (!target.closest(interactive) && getSelection()?.isCollapsed !== false) {
      const distance = isFromRight ? innerWidth - clientX : clientX;
      const isBack = distance < innerWidth / 3 && (!isPresenters || index === state.slide);
      act(isBack ? "back" : "next");
    }
  }

  /** Follows a swipe that has brought another slide into view. */
  function handleScroll(): void {
    if (isPresenters || deck.dataset.overview !== undefined || !list) return;
    const slide = Math.round(Math.abs(list.scrollLeft) / list.clientWidth);
    if (slide !== state.slide && slides[slide]) show({ slide });
  }

  /** For Safari before 26.2, without the event `scrollend`: a swipe ends after 150 ms without an event. */
  let scrollTimer: ReturnType<typeof setTimeout> | undefined;
  function handleScrollStep(): void {
    clearTimeout(scrollTimer);
    scrollTimer = setTimeout(handleScroll, 150);
  }

  const dot = deck.querySelector<HTMLElement>(".deck-pointer");
  function point(place: { x: number; y: number } | null): void {
    const box = slides[state.slide]?.querySelector(".slide")?.getBoundingClientRect();
    if (!dot) return;
    dot.hidden = !place || !box;
    if (!place || !box) return;
    dot.style.left = `${box.left + place.x * box.width}px`;
    dot.style.top = `${box.top + place.y * box.height}px`;
  }

  function handlePointer({ clientX, clientY, movementX, movementY }: PointerEvent): void {
    if (movementX || movementY) delete deck.dataset.keyed;
    if (deck.dataset.pointing === undefined) return;
    const box = slides[state.slide]?.querySelector(".slide")?.getBoundingClientRect();
    if (!box?.width) return;
    const place = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
    const isWithin = place.x >= 0 && place.x <= 1 && place.y >= 0 && place.y <= 1;
    point(isWithin ? place : null);
    tell({ pointer: isWithin ? place : null });
  }

  function fitAll(): void {
    const shown = slides.flatMap((slide) => slide.querySelector<HTMLElement>(".slide") ?? []);
    for (const [index, size] of fitSlides(shown).entries()) {
      shown[index]?.toggleAttribute("data-full", size === 0);
    }
  }

  /** The pictures that are not in memory yet. A picture that failed is requested again. */
  const pictures = new Set(deck.querySelectorAll("img"));
  async function fetchPictures(): Promise<boolean> {
    await Promise.all(
      [...pictures].map(async (picture) => {
        if (await isFetched(picture)) pictures.delete(picture);
      }),
    );
    return pictures.size === 0;
  }

  async function prepare(): Promise<void> {
    await document.fonts.ready;
    fitAll();
    tell({ asks: true });
    for (let wait = firstWait; ; wait = Math.min(wait * 2, longestWait)) {
      const fetched = await Promise.all([films.fetch(), fetchPictures()]);
      fitAll();
      scrollToSlide();
      const isReady = fetched.every(Boolean);
      // Styles select one of the status texts in the page. If this script changed a text,
      // web/start/translation.ts would undo the change.
      deck.dataset.fetched = isReady ? "ready" : "missing";
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  function showClock(): void {
    const clock = deck.querySelector(".deck-clock")?.firstChild;
    const draw = () => {
      const spent = state.started ? Math.floor((Date.now() - state.started) / 1_000) : 0;
      const two = (number: number) => String(number).padStart(2, "0");
      const now = new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
      if (clock) clock.nodeValue = `${two(Math.floor(spent / 60))}:${two(spent % 60)} · ${now}`;
    };
    draw();
    setInterval(draw, 1_000);
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.asks) {
      tell({ state });
      films.tellAll();
    }
    if (data.state) show(data.state, false);
    films.handle(data);
    if (data.pointer !== undefined) point(data.pointer);
  };

  deck.dataset.presenting = "";
  show({}, false);
  if (isPresenters) showClock();
  window.addEventListener("keydown", handleKey, true);
  deck.addEventListener("click", handleClick);
  deck.addEventListener("pointermove", handlePointer);
  if ("onscrollend" in HTMLElement.prototype) list.addEventListener("scrollend", handleScroll);
  else list.addEventListener("scroll", handleScrollStep);
  window.addEventListener("resize", scrollToSlide);
  void prepare();
}

/**
 * Loads a picture. Resolves to whether it is loaded, without waiting for its decoding: a window
 * behind other windows never decodes.
 */
async function isFetched(picture: HTMLImageElement): Promise<boolean> {
  picture.loading = "eager";
  // With `sync`, a slide and its pictures appear together.
  picture.decoding = "sync";
  if (!picture.complete || picture.naturalWidth === 0) {
    if (picture.complete) picture.setAttribute("src", picture.src);
    const isHere = await new Promise<boolean>((resolve) => {
      picture.addEventListener("load", () => resolve(true), { once: true });
      picture.addEventListener("error", () => resolve(false), { once: true });
    });
    if (!isHere) return false;
  }
  picture.decode().catch(() => {});
  return true;
}

const deck = document.querySelector<HTMLElement>(".deck");
if (deck) presentSlides(deck);
