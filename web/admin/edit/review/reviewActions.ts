import { graphql } from "react-relay";
import type { reviewActionsAnswerMutation } from "../../../__generated__/reviewActionsAnswerMutation.graphql";
import type { reviewActionsDeleteMutation } from "../../../__generated__/reviewActionsDeleteMutation.graphql";
import type { reviewActionsResolveMutation } from "../../../__generated__/reviewActionsResolveMutation.graphql";
import type { reviewActionsTodoMutation } from "../../../__generated__/reviewActionsTodoMutation.graphql";
import { useSubmission } from "../../editing/useSubmission";

export function useAnswerComment() {
  return useSubmission<reviewActionsAnswerMutation>(
    graphql`
      mutation reviewActionsAnswerMutation($input: AnswerReviewCommentInput!) {
        answerReviewComment(input: $input) {
          reviewComment {
            ...ModuleThread_comment
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to send the answer." },
  );
}

/** Resolves a comment, or opens it again. */
export function useResolveComment() {
  return useSubmission<reviewActionsResolveMutation>(
    graphql`
      mutation reviewActionsResolveMutation($input: ResolveReviewCommentInput!) {
        resolveReviewComment(input: $input) {
          reviewComment {
            ...ModuleThread_comment
          }
          project {
            openCommentCount
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to resolve the comment." },
  );
}

/** Marks a comment as a to-do, or removes that mark. */
export function useMarkTodo() {
  return useSubmission<reviewActionsTodoMutation>(
    graphql`
      mutation reviewActionsTodoMutation($input: MarkReviewCommentTodoInput!) {
        markReviewCommentTodo(input: $input) {
          reviewComment {
            ...ModuleThread_comment
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to change the comment." },
  );
}

/** Deletes a comment with its answers. */
export function useDeleteComment() {
  return useSubmission<reviewActionsDeleteMutation>(
    graphql`
      mutation reviewActionsDeleteMutation($input: DeleteReviewCommentInput!) {
        deleteReviewComment(input: $input) {
          project {
            openCommentCount
            ...ReviewedModules_project
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Comment deleted.", failed: "Failed to delete the comment." },
  );
}
