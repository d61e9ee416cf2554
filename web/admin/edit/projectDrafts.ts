import { graphql } from "react-relay";
import { type GraphQLTaggedNode, getRequest, type Variables } from "relay-runtime";
import { sendOperation } from "../../relay/browser-network";
import { lackOf } from "../../relay/session-recovery";
import type { ServerResult } from "../editing/drafts/draftWriter";
import type { ServerDrafts } from "../editing/drafts/useOwnDraft";

/**
 * The size limit of a draft in a request that outlives its page, in bytes: 64 KiB less the rest of the
 * request. The browser refuses larger requests.
 */
const longestLast = 60_000;

/**
 * A project's drafts on the server. When the session has ended, the owner is not asked to sign in, because
 * that would interrupt typing.
 */
export function projectDrafts(projectId: string): ServerDrafts {
  return {
    store: (draft, isLast) => {
      // The body of the request contains the content as a JSON string. Its quotes are escaped
      // there, which makes it longer.
      const isShort = new Blob([JSON.stringify(draft.content)]).size < longestLast;
      return send(saveMutation, { input: { projectId, ...draft } }, isLast && isShort);
    },
    // The server does not remove a draft if its editor has stored a later state of it.
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
  const payloads = Object.values(response.data ?? {}) as { userErrors?: unknown[] }[]; // as selected above
  return payloads.length > 0 && payloads.every(({ userErrors }) => userErrors?.length === 0);
}
