import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trackListeners } from "../testing/trackListeners";
import { followTranslation } from "./translation";

let removeListeners = () => {};
beforeEach(() => {
  removeListeners = trackListeners();
});
afterEach(() => {
  removeListeners();
  history.replaceState(null, "", "/");
});

let channel: SilentChannel | undefined;
class SilentChannel {
  name = "";
  onmessage?: (message: { data: object }) => void;
  constructor() {
    channel = this;
  }
  postMessage() {}
}

/** The slides as the server renders them, with a picture and a video. */
const deck = `<main class="deck">
  <ol class="deck-slides">
    <li><div><div class="slide"><div class="slide-body">
      <img src="/a.png" loading="lazy"><video src="/film.mp4"></video>
    </div></div></div></li>
  </ol>
  <p class="deck-status"><span data-state="loading">Fetching</span><span data-state="ready">Ready</span></p>
</main>`;

test("what fails on its way is asked for again until all of it is there, while React takes the page over", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", SilentChannel);
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  Element.prototype.scrollIntoView = () => {};
  HTMLImageElement.prototype.decode = async () => {};
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:film");
  const answers = [new Error("no network"), new Response(new Blob(["film"]))];
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer;
  });
  document.body.innerHTML = deck;
  followTranslation();
  await import("./slides");
  const main = document.querySelector<HTMLElement>(".deck");
  const picture = document.querySelector("img");
  const pass = () => vi.advanceTimersByTimeAsync(1_000);

  expect(picture?.loading).toBe("eager");
  await pass();
  picture?.dispatchEvent(new Event("error"));
  await pass();
  expect(main?.dataset.fetched).toBe("missing");

  // At the second attempt both are loaded.
  picture?.dispatchEvent(new Event("load"));
  document.dispatchEvent(new Event("vitrine-hydrating"));
  await pass();
  expect(main?.dataset.fetched).toBe("ready");
  expect(document.querySelector("video")?.src).toBe("blob:film");
  expect(document.querySelector("[data-state=ready]")?.textContent).toBe("Ready");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  document.documentElement.dataset.hydrated = "";
  await pass();
});

/** Runs the script on a page with two empty slides. */
async function presentTwoSlides(): Promise<HTMLElement | null> {
  vi.stubGlobal("BroadcastChannel", SilentChannel);
  Object.assign(document, { fonts: { ready: new Promise(() => {}) } });
  Element.prototype.scrollIntoView = () => {};
  document.body.innerHTML = `<main class="deck"><ol class="deck-slides"><li></li><li></li></ol></main>`;
  vi.resetModules();
  await import("./slides");
  return document.querySelector<HTMLElement>(".deck-slides");
}

test("a window with fewer slides than another one shows its last slide", async () => {
  await presentTwoSlides();
  channel?.onmessage?.({ data: { state: { slide: 7, blank: "", started: 0 } } });
  expect(document.querySelector("li:last-child")?.hasAttribute("data-current")).toBe(true);
});

test("in browsers without the event scrollend, a swipe shows its slide when the scrolling ends", async () => {
  vi.useFakeTimers();
  const list = await presentTwoSlides();
  if (!list) throw new Error("no list of slides");
  Object.defineProperty(list, "clientWidth", { value: 400 });
  for (const scrollLeft of [150, 390, 400]) {
    list.scrollLeft = scrollLeft;
    list.dispatchEvent(new Event("scroll"));
    await vi.advanceTimersByTimeAsync(50);
    expect(location.search).toBe("?slide=1");
  }
  await vi.advanceTimersByTimeAsync(200);
  expect(location.search).toBe("?slide=2");
});

test("with a language from right to left, presses and arrow keys at the left show the next slide", async () => {
  document.documentElement.dir = "rtl";
  const list = await presentTwoSlides();
  const pressKey = (key: string) => window.dispatchEvent(new KeyboardEvent("keydown", { key }));
  const clickAt = (clientX: number) =>
    list?.dispatchEvent(new MouseEvent("click", { clientX, bubbles: true }));
  const steps: [() => void, string][] = [
    [() => clickAt(1), "?slide=2"],
    [() => clickAt(innerWidth - 1), "?slide=1"],
    [() => pressKey("ArrowLeft"), "?slide=2"],
    [() => pressKey("ArrowRight"), "?slide=1"],
  ];
  for (const [step, address] of steps) {
    step();
    expect(location.search).toBe(address);
  }
});
