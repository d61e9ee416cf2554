import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProjectBrief_project$key } from "../../__generated__/ProjectBrief_project.graphql";
import { useWords } from "../../words/WordsContext";
import { BriefParts } from "../brief/BriefParts";
import { sectionKeyOf } from "../brief/sectionKeyOf";
import { ModuleWatch } from "./ModuleWatch";
import "./ProjectBrief.css";

/**
 * The brief (summary) at the head of a project's page. Its parts are links to the sections that they
 * summarise. Empty for a project without a brief.
 */
export function ProjectBrief({ project }: { project: ProjectBrief_project$key }) {
  const { brief, facts, caseStudy } = useFragment(
    graphql`
      fragment ProjectBrief_project on Project {
        brief {
          ...BriefParts_brief
        }
        facts {
          client
          year
          role
          team {
            name
          }
          links {
            url
          }
          tags
        }
        caseStudy {
          sections {
            section
            name
            modules {
              isHidden
              isBlank
            }
          }
        }
      }
    `,
    project,
  );
  const say = useWords();
  const isPreviewed = use(ModuleWatch) !== null;
  if (!brief) return null;
  const hasFacts = facts && Object.values(facts).some(({ length }) => length > 0);
  const sections = (caseStudy?.sections ?? []).flatMap(({ section, name, modules }) => {
    const key = sectionKeyOf(section);
    const isShown = modules.some(({ isHidden, isBlank }) => !isHidden && !isBlank);
    return key && isShown ? [[key, name ?? say(`section.${key}`)] as const] : [];
  });
  return (
    <section className="project-brief" aria-label={say("brief.title")}>
      <BriefParts
        brief={brief}
        below={
          isPreviewed ? undefined : { hasFacts: Boolean(hasFacts), sections: new Map(sections) }
        }
      />
    </section>
  );
}
