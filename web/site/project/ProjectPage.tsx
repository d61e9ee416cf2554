import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProjectPage_project$key } from "../../__generated__/ProjectPage_project.graphql";
import type { ProjectPageQuery } from "../../__generated__/ProjectPageQuery.graphql";
import { paths } from "../../paths";
import { useRouteQuery } from "../../relay/query-route";
import { LanguageAround } from "../../words/LanguageAround";
import { focusHeading } from "../layout/focusHeading";
import { PdfLink } from "../links/PdfLink";
import { PartBoundary } from "../PartBoundary";
import { useHydrated } from "../useHydrated";
import { NextProject } from "./ending/NextProject";
import { ProjectCaseStudy } from "./ProjectCaseStudy";
import { ProjectHead } from "./ProjectHead";
import { ProjectNotFound } from "./ProjectNotFound";
import { ProtectedProject } from "./ProtectedProject";
import { ProjectPill } from "./pill/ProjectPill";

export const projectPageQuery = graphql`
  query ProjectPageQuery($slug: String!) @throwOnFieldError {
    siteLook {
      hasOwnLight
    }
    project(slug: $slug) {
      slug
      caseStudy {
        ...blocksOf_caseStudy
      }
      ...readLight_project
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
        language
        visibility
        viewerCanEdit
        hasPdf
        hasSlides
        takesReviewComments
        caseStudy {
          __typename
        }
        ...NextProject_project
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
  return (
    <>
      <LanguageAround value={data.language}>
        <main
          className="project project-page"
          id="content"
          key={data.slug}
          lang={data.language || undefined}
        >
          <ProjectHead project={data} />
          {data.caseStudy ? (
            <ProjectCaseStudy project={data} />
          ) : (
            <ProtectedProject project={data} />
          )}
          <PdfLink
            pdf={data.hasPdf ? paths.projectPdf(data.slug) : null}
            slides={data.hasSlides ? paths.slides(data.slug) : null}
            isOutside
          />
        </main>
      </LanguageAround>
      {/* The key of a sibling below is the slug, so this key has to differ from the slug. */}
      {data.caseStudy && <NextProject key={`${data.slug} end`} project={data} />}
      <ProjectPill project={data} isStatic={!data.caseStudy} />
      <Hydrated key={data.slug}>
        {data.viewerCanEdit && data.visibility !== "PUBLIC" && <ProjectStatus project={data} />}
        {data.takesReviewComments && <ReviewComments slug={data.slug} />}
      </Hydrated>
    </>
  );
}

const ProjectStatus = lazy(async () => {
  const { ProjectStatus } = await import("../../admin/visibility/ProjectStatus");
  return { default: ProjectStatus };
});

const ReviewComments = lazy(async () => {
  const { ReviewComments } = await import("./review/ReviewComments");
  return { default: ReviewComments };
});

/**
 * Shows content for some readers only, such as reviewers. Their browsers load the code of the content after
 * hydration. If that fails, they see the page as other readers do.
 */
function Hydrated({ children }: { children: ReactNode }) {
  return (
    useHydrated() && (
      <PartBoundary>
        <Suspense fallback={null}>{children}</Suspense>
      </PartBoundary>
    )
  );
}

/** When a locked page is unlocked, moves the focus from the removed password form to the heading. */
function useFocusOnReveal(isLocked: boolean): void {
  const wasLocked = useRef(isLocked);
  useEffect(() => {
    if (wasLocked.current && !isLocked) focusHeading();
    wasLocked.current = isLocked;
  }, [isLocked]);
}
