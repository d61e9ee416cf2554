import { graphql, useMutation } from "react-relay";
import type { orderActionsSetBriefsMutation } from "../../__generated__/orderActionsSetBriefsMutation.graphql";
import type { orderActionsSetHomeMutation } from "../../__generated__/orderActionsSetHomeMutation.graphql";
import type { orderActionsSetWorkMutation } from "../../__generated__/orderActionsSetWorkMutation.graphql";
import type { UserErrors } from "../editing/useSubmission";
import { reasonOf, refusalWords, showFailure } from "../showFailure";
import type { OrderOutcome, Save } from "./useOrder";

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
 * Saves which projects are on the page of briefs, and their order, which is shown at once.
 * @returns a function that gets the ids of these projects, and of those that were on the page before
 */
export function useSetBriefProjects() {
  const [commit] = useMutation<orderActionsSetBriefsMutation>(graphql`
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
  const fail = (reason?: string) => showFailure("Failed to update “In a minute”", reason);
  return (ids: string[], before: readonly string[]) => {
    const removed = before.filter((id) => !ids.includes(id));
    commit({
      variables: { input: { ids } },
      optimisticResponse: {
        setBriefProjects: {
          projects: [
            ...ids.map((id, briefOrder) => ({ id, briefOrder })),
            ...removed.map((id) => ({ id, briefOrder: null })),
          ],
          userErrors: [],
        },
      },
      onCompleted: ({ setBriefProjects: { userErrors } }) => {
        if (userErrors[0]) fail(userErrors[0].message);
      },
      onError: (error) => fail(reasonOf(error)),
    });
  };
}

function settle({ onSaved, onRefused }: OrderOutcome, [error]: UserErrors) {
  if (error) onRefused(refusalWords(error));
  else onSaved();
}
