import { isPlainClick } from "./plain-click";
import { untilHydrated } from "./until-hydrated";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const ticked = /^(checkbox|radio)$/;

/** Controls the recording of presses before React has hydrated the page. */
export type EarlyInput = {
  /**
   * For a page whose code could not be loaded: from now on the browser follows links. Links that
   * were pressed, and wait for the code, are followed at once.
   */
  releaseLinks: () => void;
};

/**
 * Records presses and input before React has hydrated the page, and repeats them afterwards. Links,
 * and forms that the browser can send by itself, are left to the browser. Forms that only code can
 * send have the method `dialog`, with which the browser sends nothing.
 * @param isCodeHere returns whether the page's code has been fetched. Then React can hydrate the
 * page without a further round trip, so presses of links that React opens within the page wait for
 * React
 */
export function keepEarlyInput(isCodeHere: () => boolean): EarlyInput {
  const pressed = new Set<HTMLElement>();
  let holdsLinks = true;
  const typed = new Map<Field, string>();
  const handleClick = (event: MouseEvent) => {
    const control =
      pressedControl(event.target) ?? (holdsLinks ? linkWithin(event, isCodeHere()) : null);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(control);
  };
  const handleInput = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value);
  };
  window.addEventListener("click", handleClick, true);
  window.addEventListener("input", handleInput, true);

  untilHydrated(() => {
    window.removeEventListener("click", handleClick, true);
    window.removeEventListener("input", handleInput, true);
    void giveBack(typed, pressed);
  });
  return {
    releaseLinks: () => {
      holdsLinks = false;
      for (const control of pressed) {
        if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
      }
    },
  };
}

/**
 * The pressed link, if React opens it without a new document and is about to hydrate the page. Null
 * otherwise.
 */
function linkWithin(event: MouseEvent, isCodeHere: boolean): HTMLAnchorElement | null {
  if (!(event.target instanceof Element) || !isPlainClick(event)) return null;
  const isAwaited = isCodeHere || document.documentElement.dataset.hydrating !== undefined;
  return isAwaited ? event.target.closest("a[data-in-place], a[role=tab]") : null;
}

/**
 * Repeats the input and then the presses, in their order. Each waits until the page has handled the
 * previous one.
 */
async function giveBack(typed: Map<Field, string>, pressed: Set<HTMLElement>): Promise<void> {
  for (const [field, value] of typed) {
    hydrate(field);
    if (field.isConnected) typeAgain(field, value);
    await nextTask();
  }
  for (const control of pressed) {
    hydrate(control);
    successorOf(control)?.click();
    await nextTask();
  }
}

/**
 * The current element of a control. On hydration React Aria replaces the tabs of a page by new
 * elements with the same ids.
 */
function successorOf(control: HTMLElement): HTMLElement | null {
  return control.isConnected ? control : document.getElementById(control.id);
}

/**
 * Makes React hydrate the part of the page that contains this element, as any press does. Otherwise
 * React would take a box that is already ticked, or a field that is already filled in, for its
 * initial state.
 */
function hydrate(element: HTMLElement): void {
  element.dispatchEvent(new Event("auxclick", { bubbles: true }));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The pressed control, if only the page's code can handle the press. Null otherwise. */
function pressedControl(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const nearest = target.closest<HTMLElement>("a, button, input, label, [role=tab]");
  const control = nearest instanceof HTMLLabelElement ? nearest.control : nearest;
  if (control instanceof HTMLButtonElement) {
    return control.type === "button" || !isSentByBrowser(control.form) ? control : null;
  }
  if (control instanceof HTMLInputElement && ticked.test(control.type)) {
    return isSentByBrowser(control.form) ? null : control;
  }
  // A tab without an address, as React Aria renders it.
  return nearest?.localName === "div" ? nearest : null;
}

function isSentByBrowser(form: HTMLFormElement | null): boolean {
  return form !== null && form.getAttribute("method") !== "dialog";
}

function isField(target: EventTarget | null): target is Field {
  return (
    (target instanceof HTMLInputElement && !ticked.test(target.type)) ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/**
 * Enters a value again, and reports the change to React. React has either overwritten the value on
 * hydration, or found it in the field and so noticed no change.
 */
function typeAgain(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement || field.type === "file") {
    if (field instanceof HTMLSelectElement) field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  // React remembers a value that is assigned to the property …
  field.value = `${value}.`;
  // … and compares it with the current value when an input event arrives. The setter of the
  // prototype changes the value without React's knowledge.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
