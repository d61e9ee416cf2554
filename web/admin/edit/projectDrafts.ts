import { graphql } from "react-relay";
import { type GraphQLTaggedNode, getRequest, type Variables } from "relay-runtime";
import { sendOperation } from "../../relay/browser-network";
import { lackOf } from "../../relay/session-recovery";
import type { ServerResult } from "../editing/drafts/draftWriter";
import type { ServerDrafts } from "../editing/drafts/useOwnDraft";

/**
 * The size limit, in bytes, of a draft in a request that outlives its page (`keepalive`). Browsers refuse
 * such requests above 64 KiB; the remaining bytes are for the other parts of the request.
 */
const longestLast = 60_000;

/**
 * Stores and removes a project's drafts on the server. If the session has ended, the owner is not asked to
 * sign in, because that would interrupt typing.
 */
export function projectDrafts(projectId: string): ServerDrafts {
  return {
    store: (draft, isLast) => {
      // Measures the content as the request contains it: as a JSON string, in which escaped quotes
      // take more bytes.
      const isShort = new Blob([JSON.stringify(draft.content)]).size < longestLast;
      return send(saveMutation, { input: { projectId, ...draft } }, isLast && isShort);
    },
    // The server does not remove the draft if the editor has stored a later state.
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
  // Nothing is sent while the browser reports that it is offline.
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
  const payloads = Object.values(response.data ?? {}) as { userErrors?: unknown[] }[]; // as in both mutations
  return payloads.length > 0 && payloads.every(({ userErrors }) => userErrors?.length === 0);
}
