import { useCSRFPrevention } from "@graphql-yoga/plugin-csrf-prevention";
import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { createYoga, type GraphQLParams, type Plugin } from "graphql-yoga";
import type { Viewer } from "../access/viewer.ts";
import type { Context } from "../builder/context.ts";
import { maskError } from "../builder/errors.ts";
import { levelOf } from "../database/storage-fault.ts";
import { timeLimits } from "../http/time-limits.ts";
import { log } from "../log.ts";
import { useExecutionLimits, useLimits } from "./limits.ts";
import { limits } from "./operation-limits.ts";
import { createFindFormerDocument, findPersistedDocument } from "./persisted-documents.ts";
import { schema } from "./schema.ts";

/** What the server passes to Yoga with every request. */
type ServerContext = {
  makeContext: () => Context | Promise<Context>;
  /** The same viewer as in the context. */
  viewer: Viewer;
  /** Set where the operation is already parsed, as from a multipart request. */
  parameters?: GraphQLParams | undefined;
};

const useParametersAlreadyRead: Plugin<Context, ServerContext> = {
  onRequestParse: ({ serverContext: { parameters }, setRequestParser }) => {
    if (parameters) setRequestParser(() => parameters);
  },
};

const addressParameters = (url: string) => new URLSearchParams(url.replace(/^[^?]*/, ""));

const csrfPrevention = useCSRFPrevention({ requestHeaders: ["x-vitrine-client"] });

/**
 * A page of another site can make a browser send GET requests or forms with this site's cookies. Such
 * requests can run only persisted queries of this site, whose responses the other page cannot read.
 */
const useForgeryPrevention: Plugin<Context, ServerContext> = {
  onRequestParse: (payload) => {
    const { method, url } = payload.request;
    const parameters = addressParameters(url);
    const isOwnQuery = parameters.has("documentId") && !parameters.has("query");
    if (method === "GET" && isOwnQuery) return undefined;
    return csrfPrevention.onRequestParse?.(payload);
  },
};

const closed = {
  message: "This site runs its own documents only.",
  extensions: { code: "NOT_FOUND", http: { status: 404 } },
};

/**
 * The GraphQL endpoint. Cross-origin calls, batches, and operations sent as HTML forms are refused, because
 * sessions are cookies.
 * @param timeLimit the time limit for operations of visitors, in milliseconds
 * @param isOpen whether callers may send their own documents
 * @param readFormerDocument reads the text of a document of an earlier build, by its id
 */
export function createGraphQLServer({
  timeLimit = timeLimits.operation,
  isOpen = true,
  readFormerDocument = async (_id: string): Promise<string | undefined> => undefined,
} = {}) {
  const findFormer = createFindFormerDocument(readFormerDocument);
  return createYoga<ServerContext, Context>({
    schema,
    graphqlEndpoint: "/graphql",
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    extraParamNames: ["documentId"],
    context: ({ makeContext }) => makeContext(),
    maskedErrors: { maskError },
    logging: {
      debug: (...said) => log.debug(said),
      info: (...said) => log.info(said),
      warn: (...said) => log.warn(said),
      error: (error) => log[levelOf(error)](error),
    },
    graphiql: false,
    plugins: [
      useParametersAlreadyRead,
      useForgeryPrevention,
      useLimits,
      useExecutionLimits({ ...limits, time: timeLimit }),
      usePersistedOperations({
        allowArbitraryOperations: isOpen,
        skipDocumentValidation: true,
        extractPersistedOperationId: (parameters, { method, url }) => {
          if (method === "GET") return addressParameters(url).get("documentId");
          const id: unknown = "documentId" in parameters ? parameters.documentId : undefined;
          return typeof id === "string" ? id : null;
        },
        getPersistedOperation: async (id) => findPersistedDocument(id) ?? (await findFormer(id)),
        customErrors: {
          persistedQueryOnly: closed,
          keyNotFound: isOpen
            ? "Send a query, or the documentId of one of the site's own documents."
            : closed,
          notFound:
            "There is no document with this id; the site may have been updated. Reload the page.",
        },
      }),
    ],
  });
}
