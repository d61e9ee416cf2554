import { createContext, use, useMemo } from "react";
import { defaultSectionNames, type SectionNames } from "../../../content/section-layout";
import { eachSection, type SectionKey, sectionKeys } from "../../../content/sections";
import { useSiteLayout } from "../../site/SiteLayoutContext";
import { useWordsOf } from "../../words/SiteWordsProvider";

/** The names that visitors see over the sections that a project has not renamed. */
const SectionNamesContext = createContext<SectionNames>(defaultSectionNames);

export const SectionNamesProvider = SectionNamesContext.Provider;

export function useSectionNames(): SectionNames {
  return use(SectionNamesContext);
}

/**
 * The section names that the owner has set for the site, or else those of the site's language. The
 * same object until they change.
 */
export function useSiteSectionNames(): SectionNames {
  const { say } = useWordsOf(useSiteLayout()?.siteWords);
  return useMemo(() => eachSection((key) => say(`section.${key}`)), [say]);
}

/** The names of the sections in the GraphQL enums. */
export const serverSections = {
  role: "ROLE",
  why: "WHY",
  result: "RESULT",
  process: "PROCESS",
  solution: "SOLUTION",
  shippedGoods: "SHIPPED_GOODS",
} as const satisfies Record<SectionKey, string>;

/**
 * Returns the name that visitors see, by the section's name in the GraphQL enums. An unknown name is returned
 * unchanged.
 */
export type SectionNaming = (served: string) => string;

export const namingOf =
  (names: SectionNames): SectionNaming =>
  (served) => {
    const found = sectionKeys.find((key) => serverSections[key] === served);
    return found ? names[found] : served;
  };

/** Returns a function that maps sections to the names of `useSiteSectionNames`. */
export function useSectionNaming(): SectionNaming {
  return namingOf(useSiteSectionNames());
}
