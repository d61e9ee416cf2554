import { useEffect, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import { useRevalidator } from "react-router";
import type { GraphQLTaggedNode } from "relay-runtime";
import { clearQueryCache } from "../../relay/clear-query-cache";
import { type SubmissionNotices, type SubmittedMutation, useSubmission } from "./useSubmission";

type Options = {
  /** It holds words: where another window has deleted what they are for, they stay until it is closed. */
  isForm?: boolean;
};

/**
 * A submission that changes what visitors see: afterwards, also where it was refused, every page asks the
 * server again, and so does the tab that is open, which then shows what other windows have changed.
 */
export function useContentSubmission<Mutation extends SubmittedMutation>(
  mutation: GraphQLTaggedNode,
  notices: SubmissionNotices,
  { isForm = false }: Options = {},
) {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const isGone = useRef(false);
  useEffect(
    () => () => {
      if (isGone.current) revalidate();
    },
    [revalidate],
  );
  return useSubmission<Mutation>(mutation, notices, (errors) => {
    clearQueryCache(environment);
    isGone.current = isForm && errors.some(({ code }) => code === "NOT_FOUND");
    if (!isGone.current) revalidate();
  });
}
