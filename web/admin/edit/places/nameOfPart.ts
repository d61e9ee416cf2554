import { type SectionNames, sectionNameIn } from "../../../../content/section-layout";
import { sectionKeys } from "../../../../content/sections";
import type { ProjectValues } from "../model/projectValues";

/** The names of the cards before the sections, by the ids of their headings, in the order of the form. */
export const cards: Readonly<Record<string, string>> = {
  "basic-information": "Basic Information",
  brief: "Brief",
  facts: "Facts",
  images: "Images",
  sharing: "Search and Sharing",
};

/** The name of a part of the form: of a module, or of a card. */
export function nameOfPart(part: string, values: ProjectValues, names: SectionNames): string {
  for (const key of sectionKeys) {
    const index = values[key].findIndex(({ id }) => id === part);
    if (index >= 0)
      return `Module ${index + 1} of ${sectionNameIn(values.sectionLayout, key, names)}`;
  }
  return cards[part] ?? part;
}
