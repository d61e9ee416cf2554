import { graphql, useFragment } from "react-relay";
import type { ProjectStory_project$key } from "../../__generated__/ProjectStory_project.graphql";
import { ProjectChapters } from "./ProjectChapters";
import { ProjectHero } from "./ProjectHero";

/** A project as it is told to those who may read it. Nothing for those who may not. */
export function ProjectStory({ project }: { project: ProjectStory_project$key }) {
  const data = useFragment(
    graphql`
      fragment ProjectStory_project on Project {
        caseStudy {
          ...ProjectChapters_caseStudy
        }
        ...ProjectHero_project
      }
    `,
    project,
  );
  if (!data.caseStudy) return null;
  return (
    <>
      <ProjectHero project={data} />
      <ProjectChapters caseStudy={data.caseStudy} />
    </>
  );
}
