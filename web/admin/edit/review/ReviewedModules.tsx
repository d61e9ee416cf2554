import { createContext, type ReactNode, use } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  ReviewedModules_project$data,
  ReviewedModules_project$key,
} from "../../../__generated__/ReviewedModules_project.graphql";

export type ModuleComment = ReviewedModules_project$data["reviewComments"][number];

const Comments = createContext<readonly ModuleComment[]>([]);

type Props = { project: ReviewedModules_project$key; children: ReactNode };

/** Provides the comments of a project's reviews to the cards of the modules that they are about. */
export function ReviewedModules({ project, children }: Props) {
  const { reviewComments } = useFragment(
    graphql`
      fragment ReviewedModules_project on Project {
        reviewComments {
          id
          moduleId
          isResolved
          isTodo
          ...ModuleThread_comment
        }
      }
    `,
    project,
  );
  return <Comments value={reviewComments}>{children}</Comments>;
}

/** The comments on some modules, open ones first. */
export function useComments(isAbout: (moduleId: string) => boolean): readonly ModuleComment[] {
  return use(Comments)
    .filter(({ moduleId }) => isAbout(moduleId))
    .sort((one, next) => Number(one.isResolved) - Number(next.isResolved));
}
