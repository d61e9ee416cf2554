import { graphql, useMutation } from "react-relay";
import type { useReplaceImageMutation } from "../../__generated__/useReplaceImageMutation.graphql";
import { showToast } from "../../ui/toast/showToast";
import { showFailure } from "../showFailure";
import { useProjectList } from "./ProjectListContext";

/** Which picture of a project: one of its heroes, or a work image. */
export type ProjectImage = { hero: "HOME" | "PAGE" } | { workImageId: string };

/** Shows an uploaded picture or film in the place of one of a project's. */
export function useReplaceImage(projectId: string, image: ProjectImage) {
  const { refresh } = useProjectList();
  const [commit, isPending] = useMutation<useReplaceImageMutation>(graphql`
    mutation useReplaceImageMutation($input: ReplaceProjectImageInput!) {
      replaceProjectImage(input: $input) {
        project {
          id
          ...ProjectThumbnails_project
        }
        userErrors {
          message
        }
      }
    }
  `);
  const replaceImage = (src: string) =>
    commit({
      variables: { input: { id: projectId, image, src } },
      onCompleted: ({ replaceProjectImage: { project, userErrors } }) => {
        refresh();
        if (!project) return showFailure("Update failed", userErrors[0]?.message);
        const what = "workImageId" in image ? "Work image" : "Image";
        showToast({ title: `${what} uploaded successfully` });
      },
      onError: ({ message }) => showFailure("Update failed", message),
    });
  return { replaceImage, isPending };
}
