import { useEffect } from "react";
import { graphql, useMutation } from "react-relay";
import type { useMarkLinksSeenMutation } from "../../../__generated__/useMarkLinksSeenMutation.graphql";

/**
 * Tells the server that the owner has seen that these links were read. They stay new on the screen until
 * the list is read again. Where it fails they are new the next time, too.
 */
export function useMarkLinksSeen(ids: readonly string[]): void {
  const [commit] = useMutation<useMarkLinksSeenMutation>(graphql`
    mutation useMarkLinksSeenMutation($input: MarkShareLinksSeenInput!) {
      markShareLinksSeen(input: $input) {
        firstReads {
          ...NewReadCount_firstReads
        }
        userErrors {
          message
        }
      }
    }
  `);
  const joined = ids.join(" ");
  useEffect(() => {
    if (joined) commit({ variables: { input: { ids: joined.split(" ") } }, onError: () => {} });
  }, [commit, joined]);
}
