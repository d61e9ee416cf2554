import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProjectPage_project$key } from "../../__generated__/ProjectPage_project.graphql";
import type { ProjectPageQuery } from "../../__generated__/ProjectPageQuery.graphql";
import { useRouteQuery } from "../../relay/query-route";
import { useHydrated } from "../layout/useHydrated";
import { ProjectCaseStudy } from "./ProjectCaseStudy";
import { ProjectHead } from "./ProjectHead";
import { ProjectNotFound } from "./ProjectNotFound";
import { ProjectPill } from "./ProjectPill";
import { ProtectedProject } from "./ProtectedProject";
import { useFocusOnReveal } from "./useFocusOnReveal";

/** For the owner alone, like all of the admin area's code. */
const ProjectStatus = lazy(async () => {
  const { ProjectStatus } = await import("../../admin/visibility/ProjectStatus");
  return { default: ProjectStatus };
});

export const projectPageQuery = graphql`
  query ProjectPageQuery($slug: String!) @throwOnFieldError {
    project(slug: $slug) {
      slug
      ...ProjectPage_project
    }
  }
`;

export function ProjectPage() {
  const { project } = useRouteQuery<ProjectPageQuery>(projectPageQuery);
  return project ? <CaseStudyPage project={project} /> : <ProjectNotFound />;
}

function CaseStudyPage({ project }: { project: ProjectPage_project$key }) {
  const data = useFragment(
    graphql`
      fragment ProjectPage_project on Project {
        slug
        visibility
        viewerCanEdit
        caseStudy {
          __typename
        }
        ...ProjectHead_project
        ...ProjectPill_project
        ...ProjectStatus_project
        ...ProjectCaseStudy_project
        ...ProtectedProject_project
      }
    `,
    project,
  );
  useFocusOnReveal(!data.caseStudy);
  const isOwners = useHydrated() && data.viewerCanEdit && data.visibility !== "PUBLIC";
  return (
    <>
      <main className="project" id="content" key={data.slug}>
        <ProjectHead project={data} />
        {data.caseStudy ? <ProjectCaseStudy project={data} /> : <ProtectedProject project={data} />}
      </main>
      <ProjectPill project={data} />
      {isOwners && (
        <Suspense fallback={null}>
          <ProjectStatus project={data} />
        </Suspense>
      )}
    </>
  );
}
