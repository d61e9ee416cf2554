import { graphql, useRelayEnvironment } from "react-relay";
import type { visibilityActionsSetMutation } from "../../__generated__/visibilityActionsSetMutation.graphql";
import { clearQueryCache } from "../../relay/clear-query-cache";
import { showToast, type ToastOptions } from "../../ui/toast/showToast";
import { useSubmission } from "../editing/useSubmission";
import { formatPublication } from "./publicationTime";
import type { KnownVisibility } from "./visibilities";

const notices: Record<KnownVisibility, ToastOptions> = {
  PUBLIC: { title: "Project is public", description: "Everyone can see it from now on." },
  UNLISTED: { title: "Project is unlisted", description: "Whoever has its address can see it." },
  DRAFT: {
    title: "Project is a draft",
    description: "Only you can see it. Browsers that have a file of it already may still show it.",
  },
};

/** The notice after a change of a project's visibility. */
export function visibilityNotice(visibility: KnownVisibility, isProtected = false): ToastOptions {
  const isLocked = isProtected && visibility !== "DRAFT";
  const locked = { description: "Its case study opens with the portfolio password." };
  return { ...notices[visibility], ...(isLocked && locked) };
}

/** The notice after a publication was scheduled. */
export function scheduleNotice(publishAt: string, publishZone: string): ToastOptions {
  const moment = formatPublication(new Date(publishAt), publishZone, "full");
  return { title: "Project is scheduled", description: `It becomes public on ${moment}.` };
}

type VisibilityChange = { visibility: KnownVisibility; isPasswordProtected?: boolean };

/**
 * Publishes a project at once, unlists it, or makes it a draft. Can also set whether its case study needs the
 * password. A scheduled publication is cancelled.
 */
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
  const setVisibility = (id: string, change: VisibilityChange, onDone: () => void) =>
    submit({ input: { id, ...change } }, ({ setVisibility: { project } }) => {
      clearQueryCache(environment);
      showToast(visibilityNotice(change.visibility, project?.isPasswordProtected));
      onDone();
    });
  return { setVisibility, isPending };
}
