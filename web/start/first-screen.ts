declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}

/** How long slow pictures may delay the page's code, in milliseconds. */
const paintTimeout = 800;

/** Waits until somebody opens the page: browsers may prerender it before that. */
export function shown(): Promise<void> {
  return new Promise((resolve) => {
    if (!document.prerendering) return resolve();
    document.addEventListener("prerenderingchange", () => resolve(), { once: true });
  });
}

/**
 * Waits until the first screen is painted, with or without its pictures. Does not wait on a hidden
 * page, which is not painted.
 */
export async function firstPaint(): Promise<void> {
  if (!document.hidden) await nextFrame();
}

/** Waits until the first screen is painted and its pictures are loaded, or have taken too long. */
export async function firstScreen(): Promise<void> {
  await firstPaint();
  if (document.hidden) return;
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  await Promise.race([
    Promise.all([...pictures].map(arrived)),
    new Promise((resolve) => setTimeout(resolve, paintTimeout)),
  ]);
  await nextFrame();
}

/** Waits until the whole page is loaded, except the elements that load lazily. */
export function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") return resolve();
    window.addEventListener("load", () => resolve(), { once: true });
  });
}

/** Waits until the next frame is painted. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function arrived(picture: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    if (picture.complete) return resolve();
    picture.addEventListener("load", () => resolve());
    picture.addEventListener("error", () => resolve());
  });
}
