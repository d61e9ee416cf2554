import { graphql } from "react-relay";
import { type GraphQLTaggedNode, getRequest, type Variables } from "relay-runtime";
import { sendOperation } from "../../relay/browser-network";
import { lackOf } from "../../relay/session-recovery";
import type { ServerResult } from "../editing/drafts/draftWriter";
import type { ServerDrafts } from "../editing/drafts/useOwnDraft";

/** The longest request that may outlive its page, in bytes, with room for its envelope. */
const longestLast = 60_000;

/**
 * A project's drafts on the server. An ended session asks nobody to sign in, because that would interrupt
 * typing.
 */
export function projectDrafts(projectId: string): ServerDrafts {
  return {
    store: (draft, isLast) => {
      const isShort = new Blob([draft.content]).size < longestLast;
      return send(saveMutation, { input: { projectId, ...draft } }, isLast && isShort);
    },
    // The server keeps it if its editor has stored a later one.
    remove: (draft) => send(discardMutation, { input: { projectId, ...draft } }, false),
  };
}

const saveMutation = graphql`
  mutation projectDraftsSaveMutation($input: SaveProjectDraftInput!) {
    saveProjectDraft(input: $input) {
      userErrors {
        code
      }
    }
  }
`;

const discardMutation = graphql`
  mutation projectDraftsDiscardMutation($input: DiscardProjectDraftInput!) {
    discardProjectDraft(input: $input) {
      userErrors {
        code
      }
    }
  }
`;

async function send(
  mutation: GraphQLTaggedNode,
  variables: Variables,
  keepalive: boolean,
): Promise<ServerResult> {
  // A browser that knows that it is offline does not try.
  if (!navigator.onLine) return "unreachable";
  try {
    const response = await sendOperation(getRequest(mutation).params.id, variables, { keepalive });
    if (lackOf(response)) return "signedOut";
    return isAccepted(response) ? "stored" : "refused";
  } catch {
    return "unreachable";
  }
}

function isAccepted(response: object): boolean {
  if ("errors" in response || !("data" in response)) return false;
  const payloads = Object.values(response.data ?? {}) as { userErrors?: unknown[] }[]; // as selected above
  return payloads.length > 0 && payloads.every(({ userErrors }) => userErrors?.length === 0);
}
