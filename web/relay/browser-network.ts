import type { FetchFunction, GraphQLResponse, Variables } from "relay-runtime";
import { RequestError, requireData } from "./request-error";
import { isSessionMissing, recoverSession } from "./session-recovery";

/**
 * Sends the site's own operations to the server by the id of their document. One that was refused for
 * want of a session is sent again where the owner signs in meanwhile.
 */
export const fetchFromServer: FetchFunction = async (operation, variables) => {
  const answer = await send(operation.id, variables);
  const isToRepeat = isSessionMissing(answer) && (await recoverSession());
  return requireData(isToRepeat ? await send(operation.id, variables) : answer);
};

async function send(documentId: string | null, variables: Variables): Promise<GraphQLResponse> {
  let response: Response;
  try {
    response = await fetch("/graphql", {
      method: "POST",
      credentials: "same-origin",
      headers: {
        "content-type": "application/json",
        accept: "application/graphql-response+json, application/json",
      },
      body: JSON.stringify({ documentId, variables }),
    });
  } catch {
    throw new RequestError("The server cannot be reached. Check your connection and try again.");
  }
  if (!response.headers.get("content-type")?.includes("json")) {
    throw new RequestError("The server gave no usable answer. Try again in a moment.");
  }
  return response.json();
}
