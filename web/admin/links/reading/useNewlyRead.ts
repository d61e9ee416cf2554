import { useEffect, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useNewlyReadMutation } from "../../../__generated__/useNewlyReadMutation.graphql";

type Listed = { readonly id: string; readonly isFirstReadNew: boolean };

/**
 * The ids of the links that were read for the first time since the owner last looked at the list of links. A
 * mutation marks them as seen, but they stay in the returned set until she leaves the list. If the mutation
 * fails, they are in the set again on her next visit.
 */
export function useNewlyRead(links: readonly Listed[]): ReadonlySet<string> {
  const [commit] = useMutation<useNewlyReadMutation>(graphql`
    mutation useNewlyReadMutation($input: MarkShareLinksSeenInput!) {
      markShareLinksSeen(input: $input) {
        shareLinks {
          id
          isFirstReadNew
        }
        firstReads {
          ...NewReadCount_firstReads
        }
        userErrors {
          message
        }
      }
    }
  `);
  const unseen = links.filter(({ isFirstReadNew }) => isFirstReadNew).map(({ id }) => id);
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  if (unseen.some((id) => !known.has(id))) setKnown(new Set([...known, ...unseen]));
  const joined = unseen.join(" ");
  useEffect(() => {
    if (joined) commit({ variables: { input: { ids: joined.split(" ") } }, onError: () => {} });
  }, [commit, joined]);
  return known;
}
