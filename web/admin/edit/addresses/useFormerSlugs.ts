import { graphql } from "react-relay";
import type { useFormerSlugsFreeMutation } from "../../../__generated__/useFormerSlugsFreeMutation.graphql";
import type { useFormerSlugsKeepMutation } from "../../../__generated__/useFormerSlugsKeepMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";

/** Gives up a former address of a project, and has it again. */
export function useFormerSlugs(id: string) {
  const free = useContentSubmission<useFormerSlugsFreeMutation>(
    graphql`
      mutation useFormerSlugsFreeMutation($input: FreeFormerSlugInput!) {
        freeFormerSlug(input: $input) {
          project {
            id
            ...FormerSlugs_project
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to free the address." },
  );
  const keep = useContentSubmission<useFormerSlugsKeepMutation>(
    graphql`
      mutation useFormerSlugsKeepMutation($input: KeepFormerSlugInput!) {
        keepFormerSlug(input: $input) {
          project {
            id
            ...FormerSlugs_project
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to keep the address." },
  );
  return {
    isPending: free.isPending || keep.isPending,
    freeSlug: (slug: string, onFreed: () => void) => free.submit({ input: { id, slug } }, onFreed),
    keepSlug: (slug: string, onKept: () => void) => keep.submit({ input: { id, slug } }, onKept),
  };
}
