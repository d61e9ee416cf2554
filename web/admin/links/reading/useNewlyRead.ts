import { useEffect, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useNewlyReadMutation } from "../../../__generated__/useNewlyReadMutation.graphql";

type Listed = { readonly id: string; readonly isFirstReadNew: boolean };

/**
 * The ids of the links that were read for the first time since the owner last looked. A mutation stores that
 * she sees them now; in this list they stay new until she leaves it. If the mutation fails, they are new the
 * next time, too.
 */
export function useNewlyRead(links: readonly Listed[]): ReadonlySet<string> {
  const [commit] = useMutation<useNewlyReadMutation>(graphql`
    mutation useNewlyReadMutation($input: MarkShareLinksSeenInput!) {
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
  const unseen = links.filter(({ isFirstReadNew }) => isFirstReadNew).map(({ id }) => id);
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  if (unseen.some((id) => !known.has(id))) setKnown(new Set([...known, ...unseen]));
  const joined = unseen.join(" ");
  useEffect(() => {
    if (joined) commit({ variables: { input: { ids: joined.split(" ") } }, onError: () => {} });
  }, [commit, joined]);
  return known;
}
