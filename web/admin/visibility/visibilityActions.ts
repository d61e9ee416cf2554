import { graphql, useRelayEnvironment } from "react-relay";
import type { visibilityActionsScheduleMutation } from "../../__generated__/visibilityActionsScheduleMutation.graphql";
import type { visibilityActionsSetMutation } from "../../__generated__/visibilityActionsSetMutation.graphql";
import { clearQueryCache } from "../../relay/clear-query-cache";
import { showToast } from "../../ui/toast/showToast";
import { useSubmission } from "../editing/useSubmission";
import { formatPublication } from "./publicationTime";
import type { KnownVisibility } from "./visibilities";

/** The notices after a change. */
const notices: Record<KnownVisibility, { title: string; description?: string }> = {
  PUBLIC: { title: "Project is public", description: "Everyone can see it from now on." },
  UNLISTED: { title: "Project is unlisted", description: "Whoever has its address can see it." },
  DRAFT: {
    title: "Project is a draft",
    description: "Only you can see it. Browsers that have a file of it already may still show it.",
  },
};

/** What is said instead of a protected project. */
const lockedNotice = "Its case study opens with the portfolio password.";

/** Publishes a project at once, unlists it, or makes it a draft; a scheduled publication is cancelled. */
export function useSetVisibility() {
  const environment = useRelayEnvironment();
  const { submit, isPending } = useSubmission<visibilityActionsSetMutation>(
    graphql`
      mutation visibilityActionsSetMutation($input: SetVisibilityInput!) {
        setVisibility(input: $input) {
          project {
            id
            visibility
            isPasswordProtected
            publishAt
            publishZone
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to change who can see the project." },
  );
  const setVisibility = (id: string, visibility: KnownVisibility, onDone: () => void) =>
    submit({ input: { id, visibility } }, ({ setVisibility }) => {
      clearQueryCache(environment);
      const isLocked = setVisibility.project?.isPasswordProtected && visibility !== "DRAFT";
      showToast({ ...notices[visibility], ...(isLocked && { description: lockedNotice }) });
      onDone();
    });
  return { setVisibility, isPending };
}

type Publication = { publishAt: string; publishZone: string };

/** Schedules the publication of a draft. */
export function useSchedulePublication() {
  const environment = useRelayEnvironment();
  const { submit, isPending } = useSubmission<visibilityActionsScheduleMutation>(
    graphql`
      mutation visibilityActionsScheduleMutation($input: SchedulePublicationInput!) {
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
    `,
    { failed: "Failed to schedule the project." },
  );
  /** @param onRefused called with the fault of the time */
  const schedulePublication = (
    id: string,
    publication: Publication,
    { onDone, onRefused }: { onDone: () => void; onRefused: (message: string) => void },
  ) =>
    submit(
      { input: { id, ...publication } },
      () => {
        clearQueryCache(environment);
        const { publishAt, publishZone } = publication;
        const moment = formatPublication(new Date(publishAt), publishZone, "full");
        showToast({
          title: "Project is scheduled",
          description: `It becomes public on ${moment}.`,
        });
        onDone();
      },
      {
        onRefused: ([fault]) => {
          if (fault?.field !== "publishAt") return false;
          onRefused(fault.message);
          return true;
        },
      },
    );
  return { schedulePublication, isPending };
}
