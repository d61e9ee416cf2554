import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { Link } from "react-router";
import type { PublishSaved_project$key } from "../../../__generated__/PublishSaved_project.graphql";
import type { PublishSavedMutation } from "../../../__generated__/PublishSavedMutation.graphql";
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

/** Publishes the saved state of a project. If the project has unsaved changes, it links to the editor. */
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
  const { submit, isPending } = useSubmission<PublishSavedMutation>(
    graphql`
      mutation PublishSavedMutation($input: UpdateProjectInput!) {
        updateProject(input: $input) {
          project {
            id
            showOnHome
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
  return (
    <PublishForm
      project={data}
      wanted={wanted}
      form={{
        ...{ changed: [], showOnHome, hasWorkImages: workImages.length > 0, isPending },
        inputOf: (change) => ({ id, ...change }),
        publish: (change, publication, { onPublished, ...outcome }) => {
          const publish = () => {
            clearQueryCache(environment);
            onPublished();
          };
          submit({ input: { id, ...change, ...publication } }, publish, outcome);
        },
      }}
      leftOut={
        hasDrafts && (
          <>
            It has unsaved changes, which are not part of it.{" "}
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
