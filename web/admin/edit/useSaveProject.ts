import { graphql, useRelayEnvironment } from "react-relay";
import type { SectionKey } from "../../../content/sections";
import type { useSaveProjectMutation } from "../../__generated__/useSaveProjectMutation.graphql";
import { clearQueryCache } from "../../relay/clear-query-cache";
import { clearFieldBackups } from "../editing/drafts/fieldBackups";
import { findBlanks } from "../editing/findBlanks";
import { useSubmission } from "../editing/useSubmission";
import { showFailure } from "../showFailure";
import { projectInput } from "./model/projectInput";
import { isSame, type ProjectSnapshot, type ProjectValues } from "./model/projectValues";
import { readProject } from "./model/readProject";
import type { Publication, PublishOutcome } from "./publish/PublishForm";

type Options = {
  projectId: string;
  databaseId: number;
  onSaved: (saved: ProjectSnapshot, sent: ProjectValues) => void;
  /**
   * Called if another window saved the project after `base` was read. The save has then changed
   * nothing.
   */
  onStale: (base: ProjectSnapshot, sent: ProjectValues, options: SaveOptions) => void;
  /** Called instead of a save that would replace unreadable stored text. `replace` sends that save. */
  onUnreadable: (sections: readonly SectionKey[], replace: () => void) => void;
  /** Called if the server cannot be reached. @returns whether it handled that; otherwise a notice is shown */
  onUnsent: () => boolean;
};

export type SaveOptions = {
  overwriteUnreadable?: boolean;
  /** Publishes the project in the same request. Without a connection, such a save fails; other saves wait for the connection. */
  publication?: { change: Publication } & PublishOutcome;
};

const blankMessages = { name: "Name is required", slug: "Slug is required" };

const notices = {
  succeeded: { title: "Success", description: "Project updated successfully" },
  failed: { title: "Error", fallback: "Failed to update project" },
};

/** Returns `send`, which saves the form and shows the result, and the faults for the form's fields. */
export function useSaveProject({ projectId, databaseId, ...outcome }: Options) {
  const { onSaved, onStale, onUnreadable, onUnsent } = outcome;
  const environment = useRelayEnvironment();
  const { submit, ...submission } = useSubmission<useSaveProjectMutation>(
    graphql`
      mutation useSaveProjectMutation($input: UpdateProjectInput!) {
        updateProject(input: $input) {
          project {
            id
            visibility
            isPasswordProtected
            publishAt
            publishZone
            ...FormerSlugs_project
            ...readLight_project
            ...readProject_project
            ...useUnreadableTexts_project
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    notices,
  );

  const send = (base: ProjectSnapshot, values: ProjectValues, options: SaveOptions = {}) => {
    const { publication, ...how } = options;
    const waits = () => !publication && onUnsent();
    const blanks = findBlanks(values, blankMessages);
    if (blanks) {
      submission.refuse(blanks);
      showFailure(notices.failed.title, Object.values(blanks)[0]);
      return;
    }
    const replaced = base.unreadable?.filter((key) => !isSame(base.values[key], values[key])) ?? [];
    if (replaced.length > 0 && !options.overwriteUnreadable) {
      onUnreadable(replaced, () => send(base, values, { ...options, overwriteUnreadable: true }));
      return;
    }
    if (!navigator.onLine && waits()) return;
    const accept = ({ updateProject: { project } }: useSaveProjectMutation["response"]) => {
      if (!project) return;
      clearFieldBackups(databaseId);
      clearQueryCache(environment);
      onSaved(readProject(project), values);
      publication?.onPublished();
    };
    const input = { ...projectInput(projectId, base, values), ...publication?.change, ...how };
    submit({ input }, accept, {
      notice: publication?.notice,
      onStale: () => onStale(base, values, options),
      onUnsent: waits,
      onRefused: (errors) => publication?.onRefused(errors) ?? false,
    });
  };
  return { ...submission, send };
}
