import { slideRoom } from "../../modules/SlidePart";
import { splitText } from "./splitText";

/** The fields that decide how a module fits on slides. */
export type SlideModule = {
  readonly __typename: string;
  readonly isHidden: boolean;
  readonly isBlank: boolean;
  readonly isBeside: boolean;
  readonly isWide: boolean;
  readonly inPresentation: boolean;
  readonly contentHtml?: string | null | undefined;
  readonly items?: readonly object[] | undefined;
  readonly rows?: readonly unknown[] | undefined;
  readonly headers?: string | undefined;
  readonly content?: string | undefined;
};

/** One slide: modules beside each other, or a part of one module. */
export type DeckSlide<Module> = { modules: readonly Module[]; part: number };

const groups = (count: number, max: number) => Math.max(1, Math.ceil(count / max));

/** The entries of a list on one of its slides. Each slide has about the same number of entries. */
export function entriesOnSlide<Entry>(
  entries: readonly Entry[],
  part: number,
  max: number,
): readonly Entry[] {
  const each = Math.ceil(entries.length / groups(entries.length, max));
  return entries.slice(part * each, (part + 1) * each);
}

/** The number of slides on which a module is shown. */
function countParts(module: SlideModule): number {
  const { __typename, contentHtml, items = [], rows = [], headers, content = "" } = module;
  switch (__typename) {
    case "TextModule":
      return splitText(contentHtml ?? "", slideRoom.text).length;
    case "TextImageModule":
      return splitText(contentHtml ?? "", slideRoom.besidePicture).length;
    case "GalleryModule":
      return groups(
        items.filter((item) => "media" in item && item.media).length,
        slideRoom.pictures,
      );
    case "TableModule":
      return groups(
        rows.length - (headers === "ROW" || headers === "BOTH" ? 1 : 0),
        slideRoom.rows,
      );
    case "CodeModule":
      return groups(content.trimEnd().split("\n").length, slideRoom.lines);
    default:
      return 1;
  }
}

/**
 * The slides of a section. A row is one slide, and a module that does not fit on one slide is shown on
 * several slides. Modules that are hidden, empty or not for presentations are left out. If a module of a row
 * does not fit on one slide, each module of the row gets separate slides.
 */
export function deckOf<Module extends SlideModule>(
  section: readonly Module[],
): DeckSlide<Module>[] {
  const rows: Module[][] = [];
  for (const module of section) {
    if (!module.isBeside || rows.length === 0) rows.push([]);
    if (!module.isHidden && !module.isBlank && module.inPresentation) rows.at(-1)?.push(module);
  }
  return rows.flatMap((modules) => {
    const parts = modules.map(countParts);
    if (modules.length > 1 && parts.every((count) => count === 1)) return [{ modules, part: 0 }];
    return modules.flatMap((module, index) =>
      Array.from({ length: parts[index] ?? 1 }, (_, part) => ({ modules: [module], part })),
    );
  });
}
