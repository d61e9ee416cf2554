import { graphql, useMutation, useRelayEnvironment } from "react-relay";
import type { useSchedulePublicationMutation } from "../../__generated__/useSchedulePublicationMutation.graphql";
import { clearQueryCache } from "../../relay/clear-query-cache";
import { showToast } from "../../ui/toast/showToast";
import { reasonOf, showKnownFailure } from "../showFailure";
import { formatPublication } from "./publicationTime";

type Publication = { publishAt: string; publishZone: string };

/** Has a draft become public by itself. */
export function useSchedulePublication() {
  const environment = useRelayEnvironment();
  const [commit, isPending] = useMutation<useSchedulePublicationMutation>(graphql`
    mutation useSchedulePublicationMutation($input: SchedulePublicationInput!) {
      schedulePublication(input: $input) {
        project {
          id
          visibility
          publishAt
          publishZone
        }
        userErrors {
          ...useSubmission_userErrors @relay(mask: false)
        }
      }
    }
  `);
  const fail = (reason?: string) =>
    showKnownFailure("Error", "Failed to schedule the project.", reason);
  /** @param onRefused told what is wrong with the moment */
  const schedulePublication = (
    id: string,
    publication: Publication,
    { onDone, onRefused }: { onDone: () => void; onRefused: (message: string) => void },
  ) =>
    commit({
      variables: { input: { id, ...publication } },
      onCompleted: ({ schedulePublication: { project, userErrors } }) => {
        const [fault] = userErrors;
        if (fault?.field === "publishAt") return onRefused(fault.message);
        if (!project) return fail(fault?.message);
        clearQueryCache(environment);
        const { publishAt, publishZone } = publication;
        const moment = formatPublication(new Date(publishAt), publishZone, "full");
        showToast({
          title: "Project is scheduled",
          description: `It becomes public on ${moment}.`,
        });
        onDone();
      },
      onError: (error) => fail(reasonOf(error)),
    });
  return { schedulePublication, isPending };
}
