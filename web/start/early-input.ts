import { isPlainClick } from "./plain-click";
import { untilHydrated } from "./until-hydrated";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const ticked = /^(checkbox|radio)$/;

/** What was pressed and typed before React has taken the page over. */
export type EarlyInput = {
  /** Leaves links to the browser: the code is not going to come. One that waits for it is followed. */
  releaseLinks: () => void;
};

/**
 * Keeps what is pressed and typed before React has taken the page over, and gives it to React then.
 * Links, and forms that the browser can send by itself, are left to the browser; forms that only code
 * can send have the method `dialog`, with which it sends nothing.
 * @param isCodeHere links that React opens within the page wait for it where it takes no round trip
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

/** The link that a press is for, where React does more than to follow it and is about to come. */
function linkWithin(event: MouseEvent, isCodeHere: boolean): HTMLAnchorElement | null {
  if (!(event.target instanceof Element) || !isPlainClick(event)) return null;
  const isAwaited = isCodeHere || document.documentElement.dataset.hydrating !== undefined;
  return isAwaited ? event.target.closest("a[data-in-place], a[role=tab]") : null;
}

/** In the order that they came, each after the page has followed the one before. */
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

/** React Aria makes the tabs of a page anew when it takes them over, with the ids that they had. */
function successorOf(control: HTMLElement): HTMLElement | null {
  return control.isConnected ? control : document.getElementById(control.id);
}

/**
 * Has React take over the part of the page that this is in, where that is still to come, as it does for
 * any press. A box would otherwise be found ticked, and a field as it is typed, and taken to be so.
 */
function hydrate(element: HTMLElement): void {
  element.dispatchEvent(new Event("auxclick", { bubbles: true }));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The control that a press is for, where only the page's code can do what it is there for. */
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
  // A tab without an address, as React Aria makes it.
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

/** Tells React of words that it has overwritten, or has found in the field and so takes for no change. */
function typeAgain(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement || field.type === "file") {
    if (field instanceof HTMLSelectElement) field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  // React notes what is assigned here …
  field.value = `${value}.`;
  // … and compares it with what is there when it is told of input.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
