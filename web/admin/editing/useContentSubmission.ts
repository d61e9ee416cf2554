import { useEffect, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import { useRevalidator } from "react-router";
import type { GraphQLTaggedNode } from "relay-runtime";
import { clearQueryCache } from "../../relay/clear-query-cache";
import { refreshLayout } from "./refreshLayout";
import { type SubmissionNotices, type SubmittedMutation, useSubmission } from "./useSubmission";

type Options = {
  /**
   * Whether it is a form: if its record was deleted in another window, the text stays until the form is
   * closed.
   */
  isForm?: boolean;
  /** Whether it changes what frames all pages, such as the banner, beyond what its payload holds. */
  changesLayout?: boolean;
};

/**
 * A submission that changes content: afterwards, even if it was refused, every page is fetched again, and
 * so is the open tab, which then shows changes from other windows.
 */
export function useContentSubmission<Mutation extends SubmittedMutation>(
  mutation: GraphQLTaggedNode,
  notices: SubmissionNotices,
  { isForm = false, changesLayout = false }: Options = {},
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
    if (changesLayout) void refreshLayout(environment);
    isGone.current = isForm && errors.some(({ code }) => code === "NOT_FOUND");
    if (!isGone.current) revalidate();
  });
}
