import { useCSRFPrevention } from "@graphql-yoga/plugin-csrf-prevention";
import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { createYoga, type GraphQLParams, type Plugin } from "graphql-yoga";
import { log } from "../log.ts";
import type { Context } from "./context.ts";
import { maskError } from "./errors.ts";
import { findPersistedDocument } from "./persisted-documents.ts";
import { schema } from "./schema.ts";

/** What the server around Yoga hands to it with every request. */
type ServerContext = {
  makeContext: () => Context | Promise<Context>;
  /** Where the operation was read already, as from a multipart request. */
  parameters?: GraphQLParams | undefined;
};

const useParametersAlreadyRead: Plugin<Context, ServerContext> = {
  onRequestParse: ({ serverContext: { parameters }, setRequestParser }) => {
    if (parameters) setRequestParser(() => parameters);
  },
};

/**
 * The GraphQL endpoint. Cross-origin calls, batches, and operations sent as HTML forms are refused,
 * because the site's sessions are cookies.
 */
export function createGraphQLServer() {
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
    logging: log,
    graphiql: false,
    plugins: [
      useParametersAlreadyRead,
      useCSRFPrevention({ requestHeaders: ["x-vitrine-client"] }),
      usePersistedOperations({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        extractPersistedOperationId: (parameters) => {
          const id: unknown = "documentId" in parameters ? parameters.documentId : undefined;
          return typeof id === "string" ? id : null;
        },
        getPersistedOperation: (id) => findPersistedDocument(id) ?? null,
        customErrors: {
          keyNotFound: "Send a query, or the documentId of one of the site's own.",
          notFound:
            "There is no document with this id; the site may have been updated. Reload the page.",
        },
      }),
    ],
  });
}
