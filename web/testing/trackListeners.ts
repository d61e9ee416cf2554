import { vi } from "vitest";

/**
 * Records the listeners that the window and the document get from now on. For tests of code that a
 * page runs only once: the next test file has the same document.
 * @returns a function that removes the listeners
 */
export function trackListeners(): () => void {
  const closings: (() => void)[] = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | object) => {
        add(type, listener, options);
        closings.push(() => target.removeEventListener(type, listener, options));
      },
    );
  }
  return () => {
    for (const close of closings.splice(0)) close();
  };
}
