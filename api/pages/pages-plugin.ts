import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../graphql/context.ts";
import { executeOperation } from "../graphql/execute.ts";
import { findPersistedDocument } from "../graphql/persisted-documents.ts";
import { compressPage } from "./compress-page.ts";
import { originOf } from "./origin.ts";
import type { Renderer } from "./renderer.ts";

type Options = {
  render: Renderer;
  makeContext: (request: FastifyRequest, reply: FastifyReply) => Context | Promise<Context>;
  publicUrl: string | undefined;
  analyticsId: string | undefined;
};

/** Everything that is no file and no API: the site's pages, rendered on the server. */
export async function pagesPlugin(app: FastifyInstance, options: Options): Promise<void> {
  app.get("/*", async (request, reply) => {
    const context = await options.makeContext(request, reply);
    const page = await options.render({
      // Joined, not resolved: an address that starts with two slashes would name another host.
      url: new URL(`${originOf(request, options.publicUrl)}${request.url}`),
      analyticsId: options.analyticsId ?? null,
      execute: ({ id, variables }) => {
        const document = findPersistedDocument(id);
        if (!document) throw new Error(`no persisted document ${id}`);
        return executeOperation(document, variables, context);
      },
    });
    if (page.kind === "redirect") return reply.redirect(page.location, page.status);
    return reply
      .status(page.status)
      .type("text/html; charset=utf-8")
      .header("cache-control", "private, no-cache")
      .send(await compressPage(request, reply, page.html));
  });
}
