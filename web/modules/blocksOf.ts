import { graphql, readInlineData } from "react-relay";
import type { blocksOf_caseStudy$key } from "../__generated__/blocksOf_caseStudy.graphql";

/** The types of the modules that a case study shows. */
export function blocksOf(caseStudy: blocksOf_caseStudy$key): string[] {
  const { sections } = readInlineData(
    graphql`
      fragment blocksOf_caseStudy on CaseStudy @inline {
        sections {
          modules {
            __typename
            isHidden
          }
        }
      }
    `,
    caseStudy,
  );
  return sections
    .flatMap(({ modules }) => modules)
    .filter(({ isHidden }) => !isHidden)
    .map(({ __typename }) => __typename);
}
