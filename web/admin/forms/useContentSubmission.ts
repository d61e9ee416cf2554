import { useRelayEnvironment } from "react-relay";
import { useRevalidator } from "react-router";
import type { GraphQLTaggedNode } from "relay-runtime";
import { forgetAnswers } from "../../relay/forget-answers";
import { type SubmissionNotices, type SubmittedMutation, useSubmission } from "./useSubmission";

/**
 * A submission that changes what visitors see: afterwards, also where it was refused, every page asks the
 * server anew, and so does the tab that is open, which then shows what other windows have changed.
 */
export function useContentSubmission<Mutation extends SubmittedMutation>(
  mutation: GraphQLTaggedNode,
  notices: SubmissionNotices,
) {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  return useSubmission<Mutation>(mutation, notices, () => {
    forgetAnswers(environment);
    revalidate();
  });
}
