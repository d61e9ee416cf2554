import { graphql, useFragment } from "react-relay";
import type { ProjectCaseStudy_project$key } from "../../__generated__/ProjectCaseStudy_project.graphql";
import { ProjectFacts } from "./facts/ProjectFacts";
import { ProjectBrief } from "./ProjectBrief";
import { ProjectHero } from "./ProjectHero";
import { ProjectSections } from "./ProjectSections";

/** The case study of a project. Empty for viewers without access. */
export function ProjectCaseStudy({ project }: { project: ProjectCaseStudy_project$key }) {
  const data = useFragment(
    graphql`
      fragment ProjectCaseStudy_project on Project {
        caseStudy {
          ...ProjectSections_caseStudy
        }
        ...ProjectBrief_project
        ...ProjectFacts_project
        ...ProjectHero_project
        visibility
      }
    `,
    project,
  );
  if (!data.caseStudy) return null;
  return (
    <>
      <ProjectHero project={data} />
      <ProjectBrief project={data} />
      <ProjectFacts project={data} linksTags={data.visibility === "PUBLIC"} />
      <ProjectSections caseStudy={data.caseStudy} />
    </>
  );
}
