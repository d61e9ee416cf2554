import { graphql, useFragment } from "react-relay";
import type { useUnreadableTexts_project$key } from "../../../__generated__/useUnreadableTexts_project.graphql";
import type { SectionKey } from "../model/projectValues";
import { sectionNames } from "../model/sectionNames";

/** The stored text of every section that is no list of modules, as it is on the server now. */
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
  const keys = caseStudy?.unreadableSections.flatMap((name) => sectionNames[name] ?? []) ?? [];
  return Object.fromEntries(keys.map((key) => [key, caseStudy?.[`${key}Content`] ?? ""]));
}
