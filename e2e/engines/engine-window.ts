import { expect } from "vitest";

/** The kinds of elements that tests press or fill in by their names. */
export type Kind = "link" | "button" | "field";

/** The only window of a browser, driven by a test: the same interface for Chromium, Firefox and WebKit. */
export type EngineWindow = {
  resize: (width: number, height: number) => Promise<void>;
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page, where nothing outside of the function exists. */
  run: <Result>(work: () => Result) => Promise<Awaited<Result>>;
  /** Clicks the first visible element with this name. @returns whether there is such an element */
  click: (kind: Kind, name: string) => Promise<boolean>;
  /** Replaces the text of a field. @returns whether there is such a field */
  fill: (name: string, text: string) => Promise<boolean>;
  close: () => Promise<void>;
};

/**
 * Runs in the page.
 * @returns the first visible element with exactly this name. If there is none, the first whose name
 *   contains the text; null if there is none either
 */
export function findByName(kind: Kind, name: string): Element | null {
  const selectors = {
    link: "a[href]",
    button: "button, input[type=submit]",
    field: "input, textarea",
  };
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ??
    (element as HTMLInputElement).labels?.[0]?.textContent ?? // only fields have `labels`
    element.textContent;
  const shown = [...document.querySelectorAll(selectors[kind])].filter(
    (element) => element.getClientRects().length > 0,
  );
  return (
    shown.find((element) => nameOf(element)?.trim() === name) ??
    shown.find((element) => nameOf(element)?.includes(name)) ??
    null
  );
}

/**
 * Clicks an element, and waits for the effect of the click. First waits for the end of a transition
 * between two pages, during which a page ignores clicks.
 * @param isDone whether the click has had its effect; runs in the page
 */
export async function clickFor(
  window: EngineWindow,
  [kind, name]: readonly [Kind, string],
  isDone: () => boolean,
): Promise<void> {
  const isFading = () =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition"),
      );
  await expect.poll(() => window.run(isFading), { message: name }).toBe(false);
  await expect.poll(() => window.click(kind, name), { message: name }).toBe(true);
  await expect.poll(() => window.run(isDone), { message: name }).toBe(true);
}

/** Waits for a field, and fills it in. */
export async function fill(window: EngineWindow, name: string, text: string): Promise<void> {
  await expect.poll(() => window.fill(name, text), { message: `field ${name}` }).toBe(true);
}

/** Waits until the page contains the text. Ignores upper and lower case, which styles may change. */
export async function expectText(window: EngineWindow, text: string): Promise<void> {
  const words = () => document.body.innerText.toLowerCase();
  await expect.poll(() => window.run(words)).toContain(text.toLowerCase());
}

/** Expects that the page does not scroll sideways. */
export async function expectFits(window: EngineWindow): Promise<void> {
  const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => window.run(excess)).toBe(0);
}
