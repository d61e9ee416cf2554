import { graphql, readInlineData } from "react-relay";
import type { readRevision_revision$key } from "../../../__generated__/readRevision_revision.graphql";
import type { ProjectValues } from "../model/projectValues";
import { readSections } from "../model/readSections";

const fragment = graphql`
  fragment readRevision_revision on ProjectRevision @inline {
    name
    slug
    showOnHome
    lightModeNav
    homeDisplayWidth
    homeHeroImage {
      src
    }
    heroImage {
      src
    }
    workImages {
      src
    }
    caseStudy {
      roleContent
      whyContent
      resultContent
      processContent
      solutionContent
      shippedGoodsContent
    }
  }
`;

/** What a project was in a revision, in the form that is edited. */
export function readRevision(key: readRevision_revision$key): ProjectValues {
  const { homeHeroImage, heroImage, workImages, caseStudy, homeDisplayWidth, ...fields } =
    readInlineData(fragment, key);
  return {
    ...fields,
    homeDisplayWidth: homeDisplayWidth === "FULL" ? "FULL" : "HALF",
    homeHeroImage: homeHeroImage?.src ?? null,
    heroImage: heroImage?.src ?? null,
    workImages: workImages.map(({ src }) => src),
    ...readSections(caseStudy),
  };
}
