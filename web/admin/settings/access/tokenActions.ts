import { graphql } from "react-relay";
import type { TokenScope } from "../../../../content/token-scopes";
import type { tokenActionsCreateMutation } from "../../../__generated__/tokenActionsCreateMutation.graphql";
import type { tokenActionsRevokeMutation } from "../../../__generated__/tokenActionsRevokeMutation.graphql";
import { useRecordForm } from "../../editing/useRecordForm";
import { useSubmission } from "../../editing/useSubmission";

/** How long a token can work, in days. */
export const lifetimes = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "A year" },
] as const;

type TokenValues = {
  name: string;
  scopes: readonly TokenScope[];
  days: (typeof lifetimes)[number]["value"];
};

const nothingTyped: {
  version: number;
  values: TokenValues;
  labels: Record<keyof TokenValues, string>;
} = {
  version: 0,
  values: { name: "", scopes: ["READ"], days: "90" },
  labels: { name: "Name of the token", scopes: "What it may do", days: "Works for" },
};

/** The form that makes a token. */
export function useCreateToken() {
  return useRecordForm<tokenActionsCreateMutation, TokenValues>(
    nothingTyped,
    graphql`
      mutation tokenActionsCreateMutation($input: CreateApiTokenInput!, $connections: [ID!]!) {
        createApiToken(input: $input) {
          secret
          token
            @prependNode(connections: $connections, edgeTypeName: "QueryApiTokensConnectionEdge") {
            id
            ...TokensPanel_token
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to make the token." },
  );
}

export function useRevokeToken() {
  return useSubmission<tokenActionsRevokeMutation>(
    graphql`
      mutation tokenActionsRevokeMutation($input: RevokeApiTokenInput!, $connections: [ID!]!) {
        revokeApiToken(input: $input) {
          revokedTokenId @deleteEdge(connections: $connections)
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Token revoked.", failed: "Failed to revoke the token." },
  );
}
