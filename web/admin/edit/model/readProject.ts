import { graphql, readInlineData } from "react-relay";
import type { readProject_project$key } from "../../../__generated__/readProject_project.graphql";
import type { ProjectSnapshot } from "./projectValues";
import { readSections } from "./readSections";
import { sectionNames } from "./sectionNames";

const fragment = graphql`
  fragment readProject_project on Project @inline {
    version
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
      media {
        src
      }
    }
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
`;

/** What the server says about a project, in the form that is edited. Sections it cannot read are empty. */
export function readProject(key: readProject_project$key): ProjectSnapshot {
  const { caseStudy, ...project } = readInlineData(fragment, key);
  const unreadable = caseStudy?.unreadableSections.flatMap((name) => sectionNames[name] ?? []);
  return {
    version: project.version,
    values: {
      name: project.name,
      slug: project.slug,
      showOnHome: project.showOnHome,
      lightModeNav: project.lightModeNav,
      homeDisplayWidth: project.homeDisplayWidth === "FULL" ? "FULL" : "HALF",
      homeHeroImage: project.homeHeroImage?.src ?? null,
      heroImage: project.heroImage?.src ?? null,
      workImages: project.workImages.map(({ media }) => media.src),
      ...readSections(caseStudy, unreadable),
    },
  };
}
