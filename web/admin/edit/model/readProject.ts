import { graphql, readInlineData } from "react-relay";
import { identifyModules } from "../../../../content/identify-modules";
import { eachSection, type SectionKey, sectionKeys } from "../../../../content/sections";
import type { readProject_content$key } from "../../../__generated__/readProject_content.graphql";
import type { readProject_project$key } from "../../../__generated__/readProject_project.graphql";
import type { readProject_revision$key } from "../../../__generated__/readProject_revision.graphql";
import { parseModules, type StoredModule } from "../module-types/contentModules";
import { readFields, type ServerFields } from "./projectFields";
import {
  keyOf,
  type ProjectSnapshot,
  type ProjectValues,
  type SectionValues,
} from "./projectValues";

/** The fields that projects and revisions have in common. */
const contentFragment = graphql`
  fragment readProject_content on ProjectContent @inline {
    name
    slug
    language
    showOnHome
    lightModeNav
    withholdsOriginals
    offersPresentation
    offersPdf
    homeDisplayWidth
    homeHeroImage {
      src
    }
    heroImage {
      src
    }
    lightSource
    lightGround
    lightInk
    lightAccent
    sectionLayout {
      section
      name
      isLeftOut
    }
    brief {
      outcome
      role
      team
      time
      numbers {
        value
        label
      }
      pictures {
        src
      }
      isPublic
    }
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

const projectFragment = graphql`
  fragment readProject_project on Project @inline {
    version
    workImages {
      media {
        src
      }
    }
    caseStudy {
      unreadableSections
    }
    ...readProject_content
  }
`;

const revisionFragment = graphql`
  fragment readProject_revision on ProjectRevision @inline {
    workImages {
      src
    }
    ...readProject_content
  }
`;

/** Reads a project from the server as values of the editor. Sections that cannot be read are empty. */
export function readProject(key: readProject_project$key): ProjectSnapshot {
  const project = readInlineData(projectFragment, key);
  const { caseStudy } = readInlineData<readProject_content$key>(contentFragment, project);
  const unreadable = unreadableSections(caseStudy, project.caseStudy?.unreadableSections);
  return {
    version: project.version,
    values: readContent(project, project.workImages, unreadable),
    unreadable,
  };
}

/** Reads a revision as values of the editor. */
export function readRevision(key: readProject_revision$key): ProjectValues {
  const revision = readInlineData(revisionFragment, key);
  return readContent(revision, revision.workImages);
}

function readContent(
  key: readProject_content$key,
  workImages: ServerFields["workImages"],
  unreadable?: readonly SectionKey[],
): ProjectValues {
  const { caseStudy, facts, ...fields } = readInlineData(contentFragment, key);
  // The API withholds facts only from visitors, and only the owner opens the editor.
  if (!facts) throw new Error("The facts of a project are withheld");
  return {
    ...readFields({ ...fields, ...facts, workImages }),
    ...readSections(caseStudy, unreadable),
  };
}

type SectionTexts = { readonly [Key in SectionKey as `${Key}Content`]: string };

/**
 * The sections whose stored text cannot be read by the server or by the code in this window. After an update
 * of the server, an open window does not know new types of modules.
 * @param names the GraphQL names of the sections that the server cannot read
 */
export function unreadableSections(
  texts: SectionTexts | null | undefined,
  names: readonly string[] = [],
): SectionKey[] {
  const keys = names.map(keyOf);
  return sectionKeys.filter((key) => keys.includes(key) || !readSection(texts, key));
}

/** Reads the six sections from their stored JSON. Sections that cannot be read are empty. */
export function readSections(
  texts: SectionTexts | null | undefined,
  unreadable: readonly SectionKey[] = [],
): SectionValues {
  const stored = eachSection((key) =>
    unreadable.includes(key) ? [] : (readSection(texts, key) ?? []),
  );
  return identifyModules(stored);
}

function readSection(
  texts: SectionTexts | null | undefined,
  key: SectionKey,
): StoredModule[] | null {
  try {
    return parseModules(JSON.parse(texts?.[`${key}Content`] ?? "[]"));
  } catch {
    return null;
  }
}
