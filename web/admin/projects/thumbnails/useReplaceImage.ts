import { graphql, useMutation } from "react-relay";
import type { useReplaceImageMutation } from "../../../__generated__/useReplaceImageMutation.graphql";
import { describeSmallness, places } from "../../../media/places";
import { showToast } from "../../../ui/toast/showToast";
import { reasonOf, refusalWords, showFailure } from "../../showFailure";
import { useProjectList } from "../ProjectListContext";

/** What of a file is needed to show it in the place of another. */
type ChosenFile = { path: string; width: number; height: number };

/** Which picture of a project: one of its heroes, or a work image. */
export type ProjectImage = { hero: "HOME" | "PAGE" } | { workImageId: string };

/** A card is as wide as half of the page or all of it; what is small for the half is small for both. */
const placeOfHero = { HOME: places.halfCard, PAGE: places.hero };

/** How long the notice stays that offers to replace what another window put there, in milliseconds. */
const questionDuration = 10_000;

/**
 * Shows an uploaded picture or video in the place of one of a project's.
 * @param seenSrc address of the one that is shown, null for none: one that another window put there
 * meanwhile stays until the owner has seen it
 */
export function useReplaceImage(projectId: string, image: ProjectImage, seenSrc: string | null) {
  const place = "workImageId" in image ? places.workTile : placeOfHero[image.hero];
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
          code
        }
      }
    }
  `);
  const send = (input: { src: string; seenSrc?: string | null }, note: string | undefined) =>
    commit({
      variables: { input: { id: projectId, image, ...input } },
      onCompleted: ({ replaceProjectImage: { userErrors } }) => {
        refresh();
        const [error] = userErrors;
        if (error?.code === "STALE_IMAGE") {
          return showToast({
            title: "Update failed",
            description: refusalWords(error),
            variant: "destructive",
            duration: questionDuration,
            action: { label: "Replace anyway", onAction: () => send({ src: input.src }, note) },
          });
        }
        if (error) return showFailure("Update failed", error.message);
        const what = "workImageId" in image ? "Work image" : "Image";
        showToast({ title: `${what} uploaded successfully`, description: note });
      },
      onError: (error) => showFailure("Update failed", reasonOf(error)),
    });
  const replaceImage = ({ path: src, width, height }: ChosenFile) =>
    send({ src, seenSrc }, describeSmallness({ src, width, height }, place) ?? undefined);
  return { replaceImage, isPending };
}
