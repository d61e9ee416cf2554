import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { Link } from "react-router";
import type { PublishSaved_project$key } from "../../../__generated__/PublishSaved_project.graphql";
import type { PublishSavedHomeMutation } from "../../../__generated__/PublishSavedHomeMutation.graphql";
import { paths } from "../../../paths";
import { clearQueryCache } from "../../../relay/clear-query-cache";
import { useHasDrafts } from "../../editing/drafts/useHasDrafts";
import { useSubmission } from "../../editing/useSubmission";
import type { PublishChoice } from "../../visibility/publishChoices";
import { PublishForm } from "./PublishForm";

type Props = {
  project: PublishSaved_project$key;
  wanted: PublishChoice;
  onCancel: () => void;
  onDone: () => void;
};

/** Publishes a project as it is saved; where an editor has more of it, leads there. */
export function PublishSaved({ project, wanted, ...outcome }: Props) {
  const data = useFragment(
    graphql`
      fragment PublishSaved_project on Project {
        id
        databaseId
        showOnHome
        workImages {
          id
        }
        ...PublishForm_project
        ...useHasDrafts_project
      }
    `,
    project,
  );
  const { id, databaseId, showOnHome, workImages } = data;
  const environment = useRelayEnvironment();
  const hasDrafts = useHasDrafts(data);
  const { submit, isPending } = useSubmission<PublishSavedHomeMutation>(
    graphql`
      mutation PublishSavedHomeMutation($input: UpdateProjectInput!) {
        updateProject(input: $input) {
          project {
            id
            showOnHome
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to update project" },
  );
  return (
    <PublishForm
      project={data}
      wanted={wanted}
      form={{
        ...{ changed: [], showOnHome, hasWorkImages: workImages.length > 0, isPending },
        inputOf: (change) => ({ id, ...change }),
        save: (change, onStored) =>
          submit({ input: { id, ...change } }, () => {
            clearQueryCache(environment);
            onStored();
          }),
      }}
      leftOut={
        hasDrafts && (
          <>
            It has changes that are not saved, which are no part of it.{" "}
            <Link className="text-link" to={paths.publishProject(databaseId)}>
              Open the editor
            </Link>{" "}
            to publish them, too.
          </>
        )
      }
      {...outcome}
    />
  );
}
