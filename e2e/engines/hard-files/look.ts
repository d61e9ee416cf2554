import { expect } from "vitest";
import { difference, labOf } from "../../../api/testing/colour-difference.ts";
import type { EngineWindow } from "../engine-window.ts";

/** The look of a picture or video in an engine: 12 × 12 colours, or null and the reason as `fault`. */
export type Look = {
  name: string;
  colours: number[][] | null;
  fault: string;
  /** Whether the colours were read from a picture or a video. */
  kind?: "picture" | "video";
  /**
   * Whether the video did not loop on the page, and did not loop in a plain `<video loop>` element
   * either. Then the engine is the cause, and the site has no fault.
   */
  isOnce?: boolean;
  /** The longest time between two frames of a video as it begins again, in milliseconds. */
  gap?: number;
};

/** A picture that is loaded by its address, such as one in a feed. */
type Address = { name: string; address: string; isCropped?: boolean };

type Wanted = {
  /** The selector of the elements that contain the pictures. Undefined if `addresses` is given. */
  item?: string;
  /** The selector of the element with the picture's name, within an element of `item`. */
  title?: string;
  addresses?: Address[];
  /** Whether the page gets its print styles. */
  isPrinted?: boolean;
  /** Whether videos have to play, seek and loop. */
  plays?: boolean;
};

/** Reads the looks of pictures in a window, once all of them have loaded. */
export async function look(window: EngineWindow, wanted: Wanted): Promise<Look[]> {
  // A driver sends a function as text, without the variables around it, so the text contains `wanted`.
  const text = `globalThis.__name ??= (named) => named; (${startLooking})(${JSON.stringify(wanted)});`;
  await window.run(new Function(text) as () => void);
  const read = () => (globalThis as { seen?: Look[] }).seen ?? null;
  await expect.poll(() => window.run(read), { timeout: 300_000, interval: 100 }).not.toBeNull();
  return (await window.run(read)) ?? [];
}

/** The mean difference of the colours of two looks, as ΔE2000. Infinite if one of them has no colours. */
export function differenceOf(one: Look | undefined, other: Look | undefined): number {
  const colours = one?.colours;
  if (!colours || !other?.colours) return Number.POSITIVE_INFINITY;
  const all = other.colours.map((colour, n) => difference(labOf(colour), labOf(colours[n] ?? [])));
  return all.reduce((sum, each) => sum + each, 0) / all.length;
}

/** Runs in the page. Reads the looks of pictures, and then stores them in `globalThis.seen`. */
function startLooking({ item, title, addresses = [], isPrinted, plays }: Wanted): void {
  const side = 12;
  const preview = 1_200 / 630;
  const page = globalThis as { seen?: Look[] | undefined };
  page.seen = undefined;
  const pass = (sheet: CSSStyleSheet | CSSGroupingRule) => {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule) {
        const text = rule.media.mediaText;
        if (text === "print") rule.media.mediaText = "all";
        else if (text.startsWith("screen")) rule.media.mediaText = "not all";
      }
      if ("cssRules" in rule) pass(rule as CSSGroupingRule);
    }
  };
  if (isPrinted) for (const sheet of document.styleSheets) pass(sheet);
  const until = async (isDone: () => boolean, seconds: number) => {
    for (let attempt = 0; !isDone() && attempt < seconds * 10; attempt++) {
      await new Promise((settle) => setTimeout(settle, 100));
    }
  };
  const draw = (
    width: number,
    height: number,
    paint: (context: CanvasRenderingContext2D) => void,
  ) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("there is no canvas");
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
    paint(context);
    return context;
  };
  /**
   * The size in pixels at which a side of a picture is drawn, before it is halved step by step:
   * engines scale alike only by halves. It is `side` doubled at most 11 times, because no canvas
   * could hold pictures with a very long side.
   */
  const halvesOf = (length: number) =>
    side * 2 ** Math.min(11, Math.max(0, Math.floor(Math.log2(length / side))));
  const scaleDown = (context: CanvasRenderingContext2D): CanvasRenderingContext2D => {
    const { canvas } = context;
    const [w, h] = [Math.max(side, canvas.width / 2), Math.max(side, canvas.height / 2)];
    if (w === canvas.width && h === canvas.height) return context;
    return scaleDown(draw(w, h, (next) => next.drawImage(canvas, 0, 0, w, h)));
  };
  const isDrawn = (image: CanvasImageSource) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context?.drawImage(image, 0, 0, 1, 1);
    return context?.getImageData(0, 0, 1, 1).data[3] !== 0;
  };
  const read = async (
    image: HTMLImageElement | HTMLVideoElement,
    name: string,
    isCropped = false,
  ): Promise<Look> => {
    try {
      if (image instanceof HTMLImageElement) {
        await until(() => image.complete, 120);
        if (!image.complete) throw new Error("is not loaded in 2 minutes");
        await image.decode();
      }
      const [width, height] =
        image instanceof HTMLImageElement
          ? [image.naturalWidth, image.naturalHeight]
          : [image.videoWidth, image.videoHeight];
      const [w, h] = [Math.min(width, height * preview), Math.min(height, width / preview)];
      const [wide, high] = [halvesOf(isCropped ? w : width), halvesOf(isCropped ? h : height)];
      // When a video loops, engines have no frame for a moment.
      await until(() => isDrawn(image), 5);
      const drawn = draw(wide, high, (context) => {
        context.imageSmoothingQuality = "high";
        // Coordinates within the picture are used only for crops: engines count them differently if the
        // file states a pixel density.
        if (!isCropped) context.drawImage(image, 0, 0, wide, high);
        else context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h, 0, 0, wide, high);
      });
      const { data } = scaleDown(drawn).getImageData(0, 0, side, side);
      const colours = Array.from({ length: side * side }, (_, n) => [
        ...data.slice(n * 4, n * 4 + 3),
      ]);
      const kind = image instanceof HTMLVideoElement ? "video" : "picture";
      return { name, colours, fault: "", kind };
    } catch (error) {
      return { name, colours: null, fault: `${error} ${image.currentSrc.slice(0, 120)}` };
    }
  };
  const load = ({ name, address, isCropped }: Address) => {
    const image = new Image();
    image.src = address;
    return read(image, name, isCropped);
  };
  /**
   * Seeks to a time near the end of a video, and lets it play.
   * @returns whether the video reached that time (`isSet`), whether it began again (`isBack`), and
   * the longest time between two frames in milliseconds (`gap`)
   */
  const playEnd = async (film: () => HTMLVideoElement | null) => {
    const late = (film()?.duration ?? 0) * 0.7;
    Object.assign(film() ?? {}, { currentTime: late });
    let [isSet, isBack] = [false, false];
    let [last, still] = [-1, 0];
    let [gap, shownAt] = [0, 0];
    const onFrame = (now: number) => {
      if (isSet && shownAt) gap = Math.max(gap, Math.round(now - shownAt));
      shownAt = isSet ? now : 0;
      film()?.requestVideoFrameCallback(onFrame);
    };
    film()?.requestVideoFrameCallback(onFrame);
    await until(() => {
      const now = film()?.currentTime ?? 0;
      still = now === last ? still + 1 : 0;
      last = now;
      isSet ||= now >= late;
      isBack = isSet && now < late;
      return isBack || still > 100;
    }, 60);
    return { isSet, isBack, gap };
  };
  /** Calls `playEnd` with a new video element that the site's code does not control. */
  const playAlone = async (src: string) => {
    const alone = document.createElement("video");
    Object.assign(alone, { src, muted: true, loop: true });
    document.body.append(alone);
    await alone.play();
    await until(() => alone.currentTime > 0, 60);
    const end = await playEnd(() => alone);
    alone.remove();
    return end;
  };
  const lookAt = async (element: Element): Promise<Look> => {
    const name = (title && element.querySelector(title)?.textContent?.trim()) || "";
    const image = element.querySelector("img");
    if (!image) return { name, colours: null, fault: "no picture" };
    image.loading = "eager";
    element.scrollIntoView({ block: "center" });
    // Found anew each time, because the page may replace the video element while its code loads.
    const film = () => element.querySelector("video");
    let [isOnce, gap] = [false, 0];
    if (plays && film()) {
      await until(() => Boolean(film()?.error ?? film()?.currentTime), 120);
      const { error, paused, readyState, networkState, currentTime } = film() ?? {};
      const state = JSON.stringify({ paused, readyState, networkState });
      const fault = `stands still: ${error?.message ?? state}`;
      if (!currentTime) return { name, colours: null, fault };
      const { isSet, isBack, gap: longest } = await playEnd(film);
      gap = longest;
      if (!isSet) return { name, colours: null, fault: "cannot be set to another time" };
      isOnce = !isBack && !(await playAlone(film()?.currentSrc ?? "")).isBack;
      if (!isBack && !isOnce) return { name, colours: null, fault: "does not loop" };
    }
    const video = plays && film();
    const seen = { ...(await read(video || image, name)), isOnce, gap };
    const { width, height } = image.getBoundingClientRect();
    const isShown = width * height >= 1 || image.naturalWidth * image.naturalHeight === 1;
    return isShown ? seen : { name, colours: null, fault: `${width} × ${height} pixels` };
  };
  const lookAround = async (): Promise<Look[]> => {
    if (item) await until(() => document.querySelector(item) !== null, 30);
    const elements = item ? [...document.querySelectorAll(item)] : [];
    const seen = await Promise.all([...addresses.map(load), ...elements.map(lookAt)]);
    // If the page has rendered the list again meanwhile, its new elements are read.
    return elements.every((element) => element.isConnected) ? seen : lookAround();
  };
  lookAround().then((seen) => {
    page.seen = seen;
  });
}
