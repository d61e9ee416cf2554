import { create } from "content-disposition";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../builder/context.ts";
import { requireOwner } from "../media/uploads/require-owner.ts";
import { copyAddress } from "./copy-download-actions.ts";

type Options = {
  makeContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
};

/** Sends the owner the last static copy. It holds what everyone may see, so no password is asked for. */
export async function copyDownloadPlugin(
  app: FastifyInstance,
  { makeContext }: Options,
): Promise<void> {
  app.addHook("onRequest", requireOwner(makeContext, true));
  app.get(copyAddress, { exposeHeadRoute: false }, async (request, reply) => {
    const { copyDownload } = await makeContext(request, reply);
    const copy = await copyDownload?.open();
    if (!copy) {
      const error = "There is no static copy. Make one in the settings of the site.";
      return reply.status(404).send({ error, code: "NOT_FOUND" });
    }
    reply.type("application/zip").header("content-length", copy.size);
    reply.header("content-disposition", create("vitrine-static-copy.zip"));
    return reply.send(copy.bytes);
  });
}
