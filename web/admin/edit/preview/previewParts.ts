import type { FragmentInstance } from "react";
import type { SectionKey } from "../../../../content/sections";
import type { SectionName } from "../../../modules/blocks";
import { offsetIn, paragraphs } from "../../preview/sameText";
import type { ProjectValues } from "../model/projectValues";
import type { Picked } from "../places/findField";

/** The module that an element of the previewed page shows: its section, and its index in the section. */
type ShownPlace = { section: SectionName; place: number };
export type ShownPlaces = Map<FragmentInstance, ShownPlace>;

/** The cards of the form, each with the selector of the page's element that shows its fields. */
const cards = {
  "basic-information": ".project-title",
  brief: ".project-brief",
  facts: ".project-facts",
  images: ".project-hero:not([data-plain])",
} as const;

const blocks = ".project-section-modules > *, .module-row > *";

/** The id of the module that an element shows. Undefined for other elements. */
function moduleOf(block: Element, places: ShownPlaces, values: ProjectValues): string | undefined {
  // React sets this property on every direct child of a fragment with a ref.
  const fragments: Iterable<FragmentInstance> = Reflect.get(block, "reactFragments") ?? [];
  for (const fragment of fragments) {
    const shown = places.get(fragment);
    if (shown) return values[keyOf(shown.section)][shown.place]?.id;
  }
  return undefined;
}

function keyOf(section: SectionName): SectionKey {
  return section.slice("section.".length) as SectionKey; // each name ends with a key
}

/**
 * The elements of the page, by the ids of the form's parts whose content they show: first the elements
 * of cards, then of modules.
 */
export function findParts(
  page: Document,
  places: ShownPlaces,
  values: ProjectValues,
): Map<string, HTMLElement> {
  const parts = new Map<string, HTMLElement>();
  for (const [card, selector] of Object.entries(cards)) {
    const element = page.querySelector<HTMLElement>(selector);
    if (element) parts.set(card, element);
  }
  for (const block of page.querySelectorAll<HTMLElement>(blocks)) {
    const module = moduleOf(block, places, values);
    if (module) parts.set(module, block);
  }
  return parts;
}

/** The pressed text or picture within a part of the page. */
export function pickedIn(part: Element, target: Element, point: { x: number; y: number }): Picked {
  const picture = target.closest("picture, img, video") ?? target.querySelector("img, video");
  const own = part.querySelectorAll("img, video");
  const place = [...own].findIndex((each) => picture?.contains(each));
  if (place >= 0 && !target.closest("figcaption, .rich-text")) return { picture: place };
  const words = target.closest(`${paragraphs}, figcaption, dt, dd, .project-facts-part`) ?? target;
  const { ownerDocument: page } = words;
  const caret = page.caretPositionFromPoint?.(point.x, point.y);
  const isWithin = caret && words.contains(caret.offsetNode);
  return {
    text: words.textContent,
    offset: isWithin ? offsetIn(words, caret.offsetNode, caret.offset) : 0,
  };
}
