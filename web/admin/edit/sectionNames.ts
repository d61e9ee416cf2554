import { createContext, use, useMemo } from "react";
import { defaultSectionNames, type SectionNames } from "../../../content/section-layout";
import { eachSection } from "../../../content/sections";
import { useSiteLayout } from "../../site/SiteLayoutContext";
import { useWordsOf } from "../../words/SiteWordsProvider";

/** What visitors read over the sections of a project that has no names of its own for them. */
const SectionNamesContext = createContext<SectionNames>(defaultSectionNames);

export const SectionNamesProvider = SectionNamesContext.Provider;

export function useSectionNames(): SectionNames {
  return use(SectionNamesContext);
}

/** In the language of the site and the owner's own words. The same object until they change. */
export function useSiteSectionNames(): SectionNames {
  const { say } = useWordsOf(useSiteLayout()?.siteWords);
  return useMemo(() => eachSection((key) => say(`section.${key}`)), [say]);
}
