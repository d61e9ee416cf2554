import { graphql } from "react-relay";
import type { linkActionsCreateMutation } from "../../__generated__/linkActionsCreateMutation.graphql";
import type { linkActionsDeleteMutation } from "../../__generated__/linkActionsDeleteMutation.graphql";
import type { linkActionsPauseMutation } from "../../__generated__/linkActionsPauseMutation.graphql";
import type { linkActionsRenewAddressMutation } from "../../__generated__/linkActionsRenewAddressMutation.graphql";
import type { linkActionsResumeMutation } from "../../__generated__/linkActionsResumeMutation.graphql";
import type { linkActionsRevokeMutation } from "../../__generated__/linkActionsRevokeMutation.graphql";
import type { linkActionsUpdateMutation } from "../../__generated__/linkActionsUpdateMutation.graphql";
import { showUndo } from "../../ui/toast/showToast";
import { useContentSubmission } from "../editing/useContentSubmission";
import { useRecordForm } from "../editing/useRecordForm";
import { type LinkValues, linkLabels } from "./linkValues";

/** The form of a new share link. @param values its initial values */
export function useCreateLink(values: LinkValues) {
  return useRecordForm<linkActionsCreateMutation, LinkValues>(
    { version: 0, labels: linkLabels, values },
    graphql`
      mutation linkActionsCreateMutation($input: CreateShareLinkInput!, $connections: [ID!]!) {
        createShareLink(input: $input) {
          address
          shareLink
            @prependNode(connections: $connections, edgeTypeName: "QueryShareLinksConnectionEdge") {
            id
            state
            isFirstReadNew
            ...LinkRow_shareLink
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to make the link." },
  );
}

const updateLink = graphql`
  mutation linkActionsUpdateMutation($input: UpdateShareLinkInput!) {
    updateShareLink(input: $input) {
      shareLink {
        ...LinkRow_shareLink
      }
      userErrors {
        ...useSubmission_userErrors @relay(mask: false)
      }
    }
  }
`;

/** The form that changes a link. */
export function useUpdateLink(link: { version: number; values: LinkValues }) {
  return useRecordForm<linkActionsUpdateMutation, LinkValues>(
    { ...link, labels: linkLabels },
    updateLink,
    { succeeded: "Link saved.", failed: "Failed to save the link." },
  );
}

/** Changes the time at which a link expires. */
export function useExtendLink() {
  const notices = { succeeded: "Link extended.", failed: "Failed to extend the link." };
  return useContentSubmission<linkActionsUpdateMutation>(updateLink, notices);
}

/** Gives a link another address. The old address stops working. */
export function useRenewLinkAddress() {
  return useContentSubmission<linkActionsRenewAddressMutation>(
    graphql`
      mutation linkActionsRenewAddressMutation($input: RenewShareLinkAddressInput!) {
        renewShareLinkAddress(input: $input) {
          address
          shareLink {
            ...LinkRow_shareLink
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to make a new address. The old one still works." },
  );
}

export function usePauseLink() {
  return useContentSubmission<linkActionsPauseMutation>(
    graphql`
      mutation linkActionsPauseMutation($input: PauseShareLinkInput!) {
        pauseShareLink(input: $input) {
          shareLink {
            ...LinkRow_shareLink
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Link paused.", failed: "Failed to pause the link." },
  );
}

/** Resumes a link that is paused or was revoked. */
export function useResumeLink() {
  return useContentSubmission<linkActionsResumeMutation>(
    graphql`
      mutation linkActionsResumeMutation($input: ResumeShareLinkInput!) {
        resumeShareLink(input: $input) {
          shareLink {
            ...LinkRow_shareLink
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Link resumed.", failed: "Failed to resume the link." },
  );
}

/** Revokes a link at once, and offers to undo that. */
export function useRevokeLink() {
  const resume = useResumeLink();
  const { submit, isPending } = useContentSubmission<linkActionsRevokeMutation>(
    graphql`
      mutation linkActionsRevokeMutation($input: RevokeShareLinkInput!) {
        revokeShareLink(input: $input) {
          shareLink {
            ...LinkRow_shareLink
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to revoke the link. It still works." },
  );
  return {
    isPending,
    revokeLink: (id: string, recipient: string, onRevoked: () => void) =>
      submit({ input: { id } }, () => {
        onRevoked();
        showUndo({
          title: `The link for ${recipient} is revoked.`,
          onUndo: () => resume.submit({ input: { id, keepsPause: true } }),
        });
      }),
  };
}

/** Removes a link that has expired or was revoked. */
export function useDeleteLink() {
  return useContentSubmission<linkActionsDeleteMutation>(
    graphql`
      mutation linkActionsDeleteMutation($input: DeleteShareLinkInput!, $connections: [ID!]!) {
        deleteShareLink(input: $input) {
          deletedShareLinkId @deleteEdge(connections: $connections)
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Link removed.", failed: "Failed to remove the link." },
  );
}
