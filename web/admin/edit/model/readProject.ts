import { graphql, readInlineData } from "react-relay";
import type {
  readProject_project$data,
  readProject_project$key,
} from "../../../__generated__/readProject_project.graphql";
import { identifyModules } from "./identifyModules";
import { parseModules, type StoredModule } from "./parseModules";
import { type ProjectSnapshot, type SectionKey, sectionKeys } from "./projectValues";
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
  const project = readInlineData(fragment, key);
  const stored = Object.fromEntries(
    sectionKeys.map((section) => [section, readSection(project, section)]),
  ) as Record<SectionKey, StoredModule[]>; // an entry for every key
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
      ...identifyModules(stored),
    },
  };
}

function readSection({ caseStudy }: readProject_project$data, section: SectionKey): StoredModule[] {
  if (caseStudy?.unreadableSections.some((name) => sectionNames[name] === section)) return [];
  try {
    return parseModules(JSON.parse(caseStudy?.[`${section}Content`] ?? "[]")) ?? [];
  } catch {
    return [];
  }
}
