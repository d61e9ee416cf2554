import { useEffect, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import { useRevalidator } from "react-router";
import type { GraphQLTaggedNode } from "relay-runtime";
import { clearQueryCache } from "../../relay/clear-query-cache";
import { refreshLayout } from "./refreshLayout";
import { type SubmissionNotices, type SubmittedMutation, useSubmission } from "./useSubmission";

type Options = {
  /**
   * Whether a form sends the mutation. If the form's record was deleted in another window, the page is then
   * fetched again only when the form closes, so that the typed text stays on the screen until then.
   */
  isForm?: boolean;
  /**
   * Whether the mutation changes data in the layout of all pages, such as the banner, that its payload does
   * not return.
   */
  changesLayout?: boolean;
};

/**
 * Like `useSubmission`, for a mutation that changes content. After every response, even a refusal,
 * the current page is fetched again, so that it shows changes from other windows. Every other page
 * is fetched again when it is opened.
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
