import { graphql, readInlineData } from "react-relay";
import type { readProject_project$key } from "../../../__generated__/readProject_project.graphql";
import type { readProject_revision$key } from "../../../__generated__/readProject_revision.graphql";
import { readFields } from "./projectFields";
import type { ProjectSnapshot, ProjectValues } from "./projectValues";
import { readSections } from "./readSections";

const projectFragment = graphql`
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
    lightSource
    lightGround
    lightInk
    lightAccent
    searchDescription
    socialImage {
      src
    }
    facts {
      client
      year
      designerRole: role
      team {
        name
        role
      }
      links {
        label
        url
      }
      tags
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

const revisionFragment = graphql`
  fragment readProject_revision on ProjectRevision @inline {
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
    lightSource
    lightGround
    lightInk
    lightAccent
    searchDescription
    socialImage {
      src
    }
    facts {
      client
      year
      designerRole: role
      team {
        name
        role
      }
      links {
        label
        url
      }
      tags
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

/** What the server says about a project, in the form that is edited. Sections it cannot read are empty. */
export function readProject(key: readProject_project$key): ProjectSnapshot {
  const { version, caseStudy, facts, ...fields } = readInlineData(projectFragment, key);
  const sections = readSections(caseStudy, caseStudy?.unreadableSections);
  return { version, values: { ...readFields({ ...fields, ...known(facts) }), ...sections } };
}

/** What a project was in a revision, in the form that is edited. */
export function readRevision(key: readProject_revision$key): ProjectValues {
  const { caseStudy, facts, ...fields } = readInlineData(revisionFragment, key);
  return { ...readFields({ ...fields, ...facts }), ...readSections(caseStudy) };
}

/** Facts are withheld from visitors only, who edit nothing. */
function known<Facts>(facts: Facts | null | undefined): Facts {
  if (!facts) throw new Error("The facts of a project are withheld");
  return facts;
}
