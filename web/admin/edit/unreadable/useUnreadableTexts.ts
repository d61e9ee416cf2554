import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { SectionKey } from "../../../../content/sections";
import type { useUnreadableTexts_project$key } from "../../../__generated__/useUnreadableTexts_project.graphql";
import { unreadableSections } from "../model/readProject";

/** The stored texts that cannot be read as lists of modules, by section, as the server sent them last. */
export function useUnreadableTexts(
  project: useUnreadableTexts_project$key,
): Partial<Record<SectionKey, string>> {
  const { caseStudy } = useFragment(
    graphql`
      fragment useUnreadableTexts_project on Project {
        caseStudy {
          unreadableSections
          roleContent
          whyContent
          resultContent
          processContent
          solutionContent
          shippedGoodsContent
        }
      }
    `,
    project,
  );
  return useMemo(() => {
    const keys = unreadableSections(caseStudy, caseStudy?.unreadableSections);
    return Object.fromEntries(keys.map((key) => [key, caseStudy?.[`${key}Content`] ?? ""]));
  }, [caseStudy]);
}
