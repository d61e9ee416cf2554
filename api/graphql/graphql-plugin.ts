import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "./context.ts";
import { graphiqlPage } from "./graphiql-page.ts";
import { answerMultipartFault, isMultipart, readMultipart } from "./multipart-request.ts";
import { createGraphQLServer } from "./yoga.ts";

type Options = {
  makeContext: (request: FastifyRequest, reply: FastifyReply) => Context | Promise<Context>;
};

const queryName = /[?&]query=/;

/** Mounts the GraphQL endpoint at /graphql, and GraphiQL for browsers. Yoga reads the bodies itself. */
export async function graphqlPlugin(app: FastifyInstance, { makeContext }: Options): Promise<void> {
  const yoga = createGraphQLServer();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.route({
    url: "/graphql",
    method: ["GET", "POST", "OPTIONS"],
    errorHandler: answerMultipartFault,
    handler: async (request, reply) => {
      if (request.method === "GET" && request.headers.accept?.includes("text/html")) {
        const page = await graphiqlPage(queryName.test(request.url));
        return reply
          .type("text/html; charset=utf-8")
          .header("content-security-policy", page.contentSecurityPolicy)
          .send(page.html);
      }
      const context = await makeContext(request, reply);
      const response = await yoga.handleNodeRequestAndResponse(request.raw, reply.raw, {
        makeContext: () => context,
        parameters: isMultipart(request) ? await readMultipart(request, context.viewer) : undefined,
      });
      response.headers.forEach((value, name) => {
        reply.header(name, value);
      });
      return reply.status(response.status).send(response.body ?? "");
    },
  });
}
