type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const ticked = /^(checkbox|radio)$/;

/**
 * Keeps what is pressed and typed before React has taken the page over, and gives it to React then.
 * Links, and forms that the browser can send by itself, are left to the browser; forms that only code
 * can send have the method `dialog`, with which it sends nothing.
 */
export function keepEarlyInput(): void {
  const pressed = new Set<HTMLElement>();
  const typed = new Map<Field, string>();
  const handleClick = (event: Event) => {
    const control = pressedControl(event.target);
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

  // Told of it after React's own work, within which a part that is still to be taken over would stay so.
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    window.removeEventListener("click", handleClick, true);
    window.removeEventListener("input", handleInput, true);
    void giveBack(typed, pressed);
  }).observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
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
    if (control.isConnected) control.click();
    await nextTask();
  }
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
  const nearest = target.closest("a, button, input, label");
  const control = nearest instanceof HTMLLabelElement ? nearest.control : nearest;
  if (control instanceof HTMLButtonElement) {
    return control.type === "button" || !isSentByBrowser(control.form) ? control : null;
  }
  if (control instanceof HTMLInputElement && ticked.test(control.type)) {
    return isSentByBrowser(control.form) ? null : control;
  }
  return null;
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
