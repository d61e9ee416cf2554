import type { FetchFunction, GraphQLResponse, Variables } from "relay-runtime";
import { RequestError, requireData } from "./request-error";
import { isSessionMissing, recoverSession } from "./session-recovery";

/**
 * Sends the site's own operations to the server by the id of their document. One that was refused for
 * want of a session is sent again where the owner signs in meanwhile.
 */
export const fetchFromServer: FetchFunction = async (operation, variables) => {
  const answer = await sendOperation(operation.id, variables);
  const isToRepeat = isSessionMissing(answer) && (await recoverSession());
  return requireData(isToRepeat ? await sendOperation(operation.id, variables) : answer);
};

/**
 * Sends one operation and asks nobody to sign in.
 * @param options such as `keepalive`, for one that is to outlive the page
 * @throws {RequestError} where no answer comes, or none of the API's
 */
export async function sendOperation(
  documentId: string | null,
  variables: Variables,
  options: Pick<RequestInit, "keepalive"> = {},
): Promise<GraphQLResponse> {
  let response: Response;
  try {
    response = await fetch("/graphql", {
      ...options,
      method: "POST",
      credentials: "same-origin",
      headers: {
        "content-type": "application/json",
        accept: "application/graphql-response+json, application/json",
      },
      body: JSON.stringify({ documentId, variables }),
    });
  } catch {
    throw new RequestError(
      "The server cannot be reached. Check your connection and try again.",
      "UNREACHABLE",
    );
  }
  if (!response.headers.get("content-type")?.includes("json")) {
    throw new RequestError(
      "The server gave no usable answer. Try again in a moment.",
      "UNREACHABLE",
    );
  }
  return response.json();
}
