import { createContext, use, useMemo } from "react";
import { defaultSectionNames, type SectionNames } from "../../../content/section-layout";
import { eachSection, type SectionKey, sectionKeys } from "../../../content/sections";
import { useSiteLayout } from "../../site/SiteLayoutContext";
import { useWordsOf } from "../../words/SiteWordsProvider";

/** The heading of each section of a case study, for sections that the project has not renamed. */
const SectionNamesContext = createContext<SectionNames>(defaultSectionNames);

export const SectionNamesProvider = SectionNamesContext.Provider;

export function useSectionNames(): SectionNames {
  return use(SectionNamesContext);
}

/**
 * The section names that the owner has set for the site. Names that she has not set are those of the site's
 * language. Returns the same object until the site's texts change.
 */
export function useSiteSectionNames(): SectionNames {
  const { say } = useWordsOf(useSiteLayout()?.siteWords);
  return useMemo(() => eachSection((key) => say(`section.${key}`)), [say]);
}

/** The values of the GraphQL enum for sections. */
export const serverSections = {
  role: "ROLE",
  why: "WHY",
  result: "RESULT",
  process: "PROCESS",
  solution: "SOLUTION",
  shippedGoods: "SHIPPED_GOODS",
} as const satisfies Record<SectionKey, string>;

/**
 * Returns the name that visitors see for a section, which is given as a value of the GraphQL enum. An unknown
 * value is returned unchanged.
 */
export type SectionNaming = (served: string) => string;

export const namingOf =
  (names: SectionNames): SectionNaming =>
  (served) => {
    const found = sectionKeys.find((key) => serverSections[key] === served);
    return found ? names[found] : served;
  };

/** Returns a function that maps values of the GraphQL enum to the names of `useSiteSectionNames`. */
export function useSectionNaming(): SectionNaming {
  return namingOf(useSiteSectionNames());
}
