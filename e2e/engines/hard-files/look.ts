import { expect } from "vitest";
import { difference, labOf } from "../../../api/testing/colour-difference.ts";
import type { EngineWindow } from "../engine-window.ts";

/** A picture as an engine shows it: 12 × 12 colours, or why it shows none. */
export type Look = { name: string; colours: number[][] | null; fault: string };

/** A picture by its address, as in a feed. */
type Address = { name: string; address: string; isCropped?: boolean };

type Wanted = {
  /** The element around each picture; undefined for addresses. */
  item?: string;
  /** What names it, inside of it. */
  title?: string;
  addresses?: Address[];
  /** Whether the page has the styles of paper. */
  isPrinted?: boolean;
  /** Whether a film has to play. */
  plays?: boolean;
};

/** Looks at pictures once all of them have loaded. */
export async function look(window: EngineWindow, wanted: Wanted): Promise<Look[]> {
  // Drivers send functions as text, without what is around them.
  const text = `globalThis.__name ??= (named) => named; (${startLooking})(${JSON.stringify(wanted)});`;
  await window.run(new Function(text) as () => void);
  const read = () => (globalThis as { seen?: Look[] }).seen ?? null;
  await expect.poll(() => window.run(read), { timeout: 300_000, interval: 100 }).not.toBeNull();
  return (await window.run(read)) ?? [];
}

/** The mean colour difference of two pictures. Infinite where one shows nothing. */
export function differenceOf(one: Look | undefined, other: Look | undefined): number {
  const colours = one?.colours;
  if (!colours || !other?.colours) return Number.POSITIVE_INFINITY;
  const all = other.colours.map((colour, n) => difference(labOf(colour), labOf(colours[n] ?? [])));
  return all.reduce((sum, each) => sum + each, 0) / all.length;
}

/** Runs in the page. */
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
  const read = async (image: HTMLImageElement, name: string, isCropped = false): Promise<Look> => {
    try {
      await until(() => image.complete, 120);
      if (!image.complete) throw new Error("is not loaded in 2 minutes");
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = side;
      const context = canvas.getContext("2d");
      if (!context) throw new Error("there is no canvas");
      context.fillStyle = "#fff";
      context.fillRect(0, 0, side, side);
      context.imageSmoothingQuality = "high";
      const [width, height] = [image.naturalWidth, image.naturalHeight];
      const [w, h] = [Math.min(width, height * preview), Math.min(height, width / preview)];
      // Of a picture with a density, engines take parts in pixels of their own.
      if (!isCropped) context.drawImage(image, 0, 0, side, side);
      else context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h, 0, 0, side, side);
      const { data } = context.getImageData(0, 0, side, side);
      const colours = Array.from({ length: side * side }, (_, n) => [
        ...data.slice(n * 4, n * 4 + 3),
      ]);
      return { name, colours, fault: "" };
    } catch (error) {
      return { name, colours: null, fault: `${error} ${image.currentSrc.slice(0, 120)}` };
    }
  };
  const load = ({ name, address, isCropped }: Address) => {
    const image = new Image();
    image.src = address;
    return read(image, name, isCropped);
  };
  const lookAt = async (element: Element): Promise<Look> => {
    const name = (title && element.querySelector(title)?.textContent?.trim()) || "";
    const image = element.querySelector("img");
    if (!image) return { name, colours: null, fault: "no picture" };
    image.loading = "eager";
    element.scrollIntoView({ block: "center" });
    const video = element.querySelector("video");
    if (video && plays) {
      await until(() => video.error !== null || video.currentTime > 0, 120);
      if (!video.currentTime) {
        return {
          name,
          colours: null,
          fault: `stands still: ${video.error?.message ?? "no frame"}`,
        };
      }
    }
    const seen = await read(image, name);
    const { width, height } = image.getBoundingClientRect();
    const isShown = width * height >= 1 || image.naturalWidth * image.naturalHeight === 1;
    return isShown ? seen : { name, colours: null, fault: `${width} × ${height} pixels` };
  };
  const lookAround = async (): Promise<Look[]> => {
    const elements = item ? [...document.querySelectorAll(item)] : [];
    const seen = await Promise.all([...addresses.map(load), ...elements.map(lookAt)]);
    // A list that was drawn again meanwhile shows other elements.
    return elements.every((element) => element.isConnected) ? seen : lookAround();
  };
  lookAround().then((seen) => {
    page.seen = seen;
  });
}
