import type {
  CacheConfig,
  FetchFunction,
  GraphQLResponse,
  UploadableMap,
  Variables,
} from "relay-runtime";
import { english } from "../../words/english";
import { addBasePath } from "../base-path";
import { noteAccess } from "./access-watch";
import { RequestError, requireData, tooLargeForProxy } from "./request-error";
import { lackOf, recoverSession } from "./session-recovery";
import { beginWork } from "./work-under-way";

/** The number of finished mutations. */
let mutationCount = 0;

/**
 * The maximum number of times that a query is sent: frequent mutations, such as drafts stored while typing, must
 * not delay its result for ever.
 */
const maxReadings = 3;

/**
 * Sends an operation to the server, by the id under which the build stored its document. An operation that
 * was refused because the session has ended is sent again once the owner has signed in. A query is sent again
 * if a mutation has ended before the query's response arrived: Relay also gives that response to callers that
 * request the query after the mutation, but it may be older than the mutation.
 */
export const fetchFromServer: FetchFunction = async (
  { operationKind, id },
  variables,
  { metadata },
  files,
) => {
  const hasAddress = operationKind === "query" && !metadata?.isUnpublished;
  const ask = () => {
    if (files) return sendFiles(id, variables, files);
    return (hasAddress ? readQuery : sendOperation)(id, variables);
  };
  const askAsOwner = async () => {
    const sentAt = performance.now();
    const response = await ask();
    const lack = lackOf(response);
    return lack && (await recoverSession(lack, sentAt)) ? ask() : response;
  };
  if (operationKind === "mutation") {
    const end = beginWork();
    try {
      return requireData(await askAsOwner());
    } finally {
      mutationCount += 1;
      end();
    }
  }
  for (let reading = 1; ; reading++) {
    const countBefore = mutationCount;
    const response = await askAsOwner();
    if (countBefore === mutationCount || reading === maxReadings) return requireData(response);
  }
};

/** The cache options of a query whose variables must not be in an address, because addresses are logged. */
export const unpublished: CacheConfig = { force: true, metadata: { isUnpublished: true } };

/** The maximum length of a query's address, in characters; servers and proxies refuse longer addresses. */
const longestAddress = 4_000;

const accept = "application/graphql-response+json, application/json";

/**
 * Sends one operation, without asking the owner to sign in.
 * @param options such as `keepalive`, for an operation that must outlive the page
 * @throws {RequestError} if no response arrives, or the response has no GraphQL result
 */
export function sendOperation(
  documentId: string | null,
  variables: Variables,
  options: Pick<RequestInit, "keepalive"> = {},
): Promise<GraphQLResponse> {
  return request("/graphql", {
    ...options,
    method: "POST",
    headers: { "content-type": "application/json", accept },
    body: JSON.stringify({ documentId, variables }),
  });
}

/** Sends one operation with files, by the GraphQL multipart request convention. */
function sendFiles(
  documentId: string | null,
  variables: Variables,
  files: UploadableMap,
): Promise<GraphQLResponse> {
  const form = new FormData();
  const names = Object.keys(files);
  form.set("operations", JSON.stringify({ documentId, variables }));
  form.set(
    "map",
    JSON.stringify(Object.fromEntries(names.map((name) => [name, [`variables.${name}`]]))),
  );
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  return request("/graphql", {
    method: "POST",
    headers: { accept, "x-vitrine-client": "1" },
    body: form,
  });
}

/**
 * Sends a query by GET, so that caches can store its response and revalidate it. A query whose address would
 * be too long is sent by POST.
 */
function readQuery(documentId: string | null, variables: Variables): Promise<GraphQLResponse> {
  const parameters = new URLSearchParams({
    documentId: documentId ?? "",
    variables: JSON.stringify(variables),
  });
  const address = `/graphql?${parameters}`;
  if (address.length > longestAddress) return sendOperation(documentId, variables);
  return request(address, { headers: { accept } });
}

async function request(address: string, options: RequestInit): Promise<GraphQLResponse> {
  let response: Response;
  try {
    response = await fetch(addBasePath(address), { ...options, credentials: "same-origin" });
  } catch {
    throw new RequestError(english["error.unreachable"], "UNREACHABLE", {
      word: "error.unreachable",
    });
  }
  const read = await readResponse(response);
  noteAccess(response);
  return read;
}

async function readResponse(response: Response): Promise<GraphQLResponse> {
  const isJson = response.headers.get("content-type")?.includes("json");
  const body = isJson ? await response.json().catch(() => null) : null;
  if (body?.data || body?.errors) return body;
  // If the server refuses a request before the API runs, `error` is one sentence.
  if (typeof body?.error === "string") throw new RequestError(body.error, body.code);
  const { status } = response;
  if (status === 413) throw new RequestError(tooLargeForProxy, "REFUSED");
  // A 4xx of a proxy is final. A busy or failing proxy may accept the request later.
  const isRefused = status >= 400 && status < 500 && status !== 409 && status !== 429;
  const code = isRefused ? "REFUSED" : "UNREACHABLE";
  throw new RequestError(english["error.unusable"], code, { word: "error.unusable" });
}
