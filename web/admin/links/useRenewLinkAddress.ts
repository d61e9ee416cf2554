import { graphql } from "react-relay";
import type { useRenewLinkAddressMutation } from "../../__generated__/useRenewLinkAddressMutation.graphql";
import { useContentSubmission } from "../editing/useContentSubmission";

/** Gives a link another address. The old one ends. */
export function useRenewLinkAddress() {
  const { submit, isPending } = useContentSubmission<useRenewLinkAddressMutation>(
    graphql`
      mutation useRenewLinkAddressMutation($input: RenewShareLinkAddressInput!) {
        renewShareLinkAddress(input: $input) {
          address
          shareLink {
            ...LinkRow_shareLink
          }
          userErrors {
            field
            message
            code
          }
        }
      }
    `,
    {
      failed: {
        title: "Error",
        description: "Failed to make a new address. The old one still works.",
      },
    },
  );
  return {
    isPending,
    renewLinkAddress: (id: string, onAddress: (address: string) => void) =>
      submit({ input: { id } }, ({ renewShareLinkAddress: { address } }) => {
        if (address) onAddress(address);
      }),
  };
}
