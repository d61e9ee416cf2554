import { graphql, useMutation } from "react-relay";
import type { orderActionsSetBriefsMutation } from "../../__generated__/orderActionsSetBriefsMutation.graphql";
import type { orderActionsSetHomeMutation } from "../../__generated__/orderActionsSetHomeMutation.graphql";
import type { orderActionsSetWorkMutation } from "../../__generated__/orderActionsSetWorkMutation.graphql";
import type { UserErrors } from "../editing/useSubmission";
import { useProjectList } from "../projects/ProjectListContext";
import { reasonOf, refusalWords, showFailure } from "../showFailure";
import type { OrderOutcome, Save } from "./useOrder";
import { useQueuedOrder } from "./useQueuedOrder";

/** Saves the order of the projects on the home page. */
export function useSetHomeOrder(): Save {
  const [commit] = useMutation<orderActionsSetHomeMutation>(graphql`
    mutation orderActionsSetHomeMutation($input: SetHomeOrderInput!) {
      setHomeOrder(input: $input) {
        projects {
          id
          homeOrder
        }
        userErrors {
          message
          code
        }
      }
    }
  `);
  return (projectIds, seenIds, outcome) =>
    commit({
      variables: { input: { projectIds, seenIds } },
      onCompleted: ({ setHomeOrder: { userErrors } }) => settle(outcome, userErrors),
      onError: (error) => outcome.onFailed(reasonOf(error)),
    });
}

/** Saves the order of the work grid: the order of the projects, and of the images of each project. */
export function useSetWorkOrder(): Save {
  const [commit] = useMutation<orderActionsSetWorkMutation>(graphql`
    mutation orderActionsSetWorkMutation($input: SetWorkOrderInput!) {
      setWorkOrder(input: $input) {
        projects {
          id
          workOrder
          version
        }
        userErrors {
          message
          code
        }
      }
    }
  `);
  return (workImageIds, seenIds, outcome) =>
    commit({
      variables: { input: { workImageIds, seenIds } },
      onCompleted: ({ setWorkOrder: { userErrors } }) => settle(outcome, userErrors),
      onError: (error) => outcome.onFailed(reasonOf(error)),
    });
}

/**
 * Saves which projects are on the page of briefs (project summaries), and their order. `sentIds` of
 * the result is the new order while it is being saved.
 */
export function useSetBriefProjects() {
  const [commit, isPending] = useMutation<orderActionsSetBriefsMutation>(graphql`
    mutation orderActionsSetBriefsMutation($input: SetBriefProjectsInput!) {
      setBriefProjects(input: $input) {
        projects {
          id
          briefOrder
        }
        userErrors {
          message
          code
        }
      }
    }
  `);
  const { refresh } = useProjectList();
  const fail = (reason?: string) => showFailure("Failed to update “In a minute”", reason);
  return useQueuedOrder(isPending, (ids, seenIds, onStored) =>
    commit({
      variables: { input: { ids, seenIds } },
      onCompleted: ({ setBriefProjects: { userErrors } }) => {
        const [error] = userErrors;
        if (!error) return onStored();
        fail(refusalWords(error));
        refresh();
      },
      onError: (error) => fail(reasonOf(error)),
    }),
  );
}

function settle({ onSaved, onRefused }: OrderOutcome, [error]: UserErrors) {
  if (error) onRefused(refusalWords(error));
  else onSaved();
}
