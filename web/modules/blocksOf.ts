import { graphql, readInlineData } from "react-relay";
import type { blocksOf_caseStudy$key } from "../__generated__/blocksOf_caseStudy.graphql";

/** The types of the modules that a case study shows. */
export function blocksOf(caseStudy: blocksOf_caseStudy$key): string[] {
  const sections = readInlineData(
    graphql`
      fragment blocksOf_caseStudy on CaseStudy @inline {
        role {
          __typename
          isHidden
        }
        why {
          __typename
          isHidden
        }
        result {
          __typename
          isHidden
        }
        process {
          __typename
          isHidden
        }
        solution {
          __typename
          isHidden
        }
        shippedGoods {
          __typename
          isHidden
        }
      }
    `,
    caseStudy,
  );
  const { role, why, result, process, solution, shippedGoods } = sections;
  return [role, why, result, process, solution, shippedGoods]
    .flat()
    .filter(({ isHidden }) => !isHidden)
    .map(({ __typename }) => __typename);
}
