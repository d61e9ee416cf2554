import { graphql } from "react-relay";
import { type GraphQLTaggedNode, getRequest, type Variables } from "relay-runtime";
import { sendOperation } from "../../../relay/browser-network";
import { isSessionMissing } from "../../../relay/session-recovery";
import type { Answer } from "./draftKeeper";

/** The longest request that browsers let outlive its page, in bytes, with room for what is around it. */
const longestLast = 60_000;

type DraftState = { projectId: string; editor: string; sequence: number };

/** Gives a draft to the server. Nobody is asked to sign in: that would interrupt the typing. */
export function sendDraft(draft: DraftState & { content: string }, isLast: boolean) {
  const isShort = new Blob([draft.content]).size < longestLast;
  return send(
    graphql`
      mutation sendDraftMutation($input: SaveProjectDraftInput!) {
        saveProjectDraft(input: $input) {
          userErrors {
            code
          }
        }
      }
    `,
    { input: draft },
    isLast && isShort,
  );
}

/** Has the server delete a draft, unless its editor has gone on. */
export function sendDiscard(draft: DraftState) {
  return send(
    graphql`
      mutation sendDraftDiscardMutation($input: DiscardProjectDraftInput!) {
        discardProjectDraft(input: $input) {
          userErrors {
            code
          }
        }
      }
    `,
    { input: draft },
    false,
  );
}

async function send(
  mutation: GraphQLTaggedNode,
  variables: Variables,
  keepalive: boolean,
): Promise<Answer> {
  // A browser that knows that it is offline need not try.
  if (!navigator.onLine) return "unreachable";
  try {
    const answer = await sendOperation(getRequest(mutation).params.id, variables, { keepalive });
    if (isSessionMissing(answer)) return "signedOut";
    return isAccepted(answer) ? "kept" : "refused";
  } catch {
    return "unreachable";
  }
}

function isAccepted(answer: object): boolean {
  if ("errors" in answer || !("data" in answer)) return false;
  const payloads = Object.values(answer.data ?? {}) as { userErrors?: unknown[] }[]; // as selected above
  return payloads.length > 0 && payloads.every(({ userErrors }) => userErrors?.length === 0);
}
