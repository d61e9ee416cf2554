import { useEffect } from "react";
import { useLocation } from "react-router";
import { nameInAddress } from "./placeAddress";

/**
 * Focuses the field that the address names, or the heading of its panel (see toHeading). It waits until the
 * element exists, because the page may still be loading, and until no dialog is open. A press of a key or a
 * pointer cancels the wait.
 */
export function useAddressedField(): void {
  // A new object for each navigation, even to the same address, so that the effect runs again.
  const location = useLocation();
  useEffect(() => {
    const place = location.hash.slice(1);
    if (!place) return;
    const isToHeading = location.state?.isToHeading === true;
    const stop = () => {
      observer.disconnect();
      window.removeEventListener("pointerdown", stop, true);
      window.removeEventListener("keydown", stop, true);
    };
    const lookFor = () => {
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      const target = isToHeading ? findHeading(place) : findPlace(place);
      if (!target) return;
      stop();
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: isToHeading ? "start" : "center" });
    };
    const observer = new MutationObserver(lookFor);
    window.addEventListener("pointerdown", stop, true);
    window.addEventListener("keydown", stop, true);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["inert", "hidden"],
    });
    lookFor();
    return stop;
  }, [location]);
}

const controls =
  "input:not([type=file], [type=hidden]), textarea, select, button, [contenteditable=true]";

/**
 * The element that gets the focus for an address, see placeAddress: the named field of a panel, or
 * the first field of an element with this `data-place`. If the address names only a panel, it is the
 * panel's first field, or its heading if it has no fields. Null while the element is not on the page.
 * @param place the hash of the address, without "#"
 */
export function findPlace(place: string): HTMLElement | null {
  const marked = [...document.querySelectorAll<HTMLElement>("[data-place]")].find(
    ({ dataset }) => dataset.place === place,
  );
  if (marked) return firstControl(marked);
  const [panelName = "", fieldName] = place.split(".");
  const panel = findPanel(panelName);
  if (!panel) return null;
  if (fieldName === undefined) return firstControl(panel) ?? headingOf(panel);
  return findField(panel, fieldName);
}

/** The heading of a panel, see placeAddress. */
function findHeading(name: string): HTMLElement | null {
  const panel = findPanel(name);
  return panel && headingOf(panel);
}

function findPanel(name: string): HTMLElement | null {
  const panel = [...document.querySelectorAll<HTMLElement>("section, [role=tabpanel]")].find(
    (element) => nameInAddress(titleOf(element)) === name,
  );
  return panel && !panel.closest("[inert], [hidden]") ? panel : null;
}

function titleOf(element: Element): string {
  const heading = document.getElementById(element.getAttribute("aria-labelledby") ?? "");
  return heading?.textContent ?? "";
}

function findField(panel: HTMLElement, name: string): HTMLElement | null {
  for (const label of panel.querySelectorAll("label")) {
    if (label.control && nameInAddress(label.textContent) === name) return label.control;
  }
  for (const editor of panel.querySelectorAll<HTMLElement>("[contenteditable=true]")) {
    const label = editor.closest(".field")?.querySelector(".field-label");
    if (nameInAddress(label?.textContent ?? "") === name) return editor;
  }
  const group = [...panel.querySelectorAll<HTMLElement>("fieldset, [role=group]")].find(
    (element) =>
      nameInAddress(element.querySelector("legend")?.textContent ?? titleOf(element)) === name,
  );
  return group ? firstControl(group) : null;
}

function firstControl(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>(controls);
}

function headingOf(panel: HTMLElement): HTMLElement | null {
  const heading = panel.querySelector<HTMLElement>("h2");
  // Focusable, but not by the Tab key.
  if (heading) heading.tabIndex = -1;
  return heading;
}
