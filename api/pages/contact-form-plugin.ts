import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parse } from "graphql";
import { z } from "zod";
import type { Context } from "../graphql/context.ts";
import { executeOperation } from "../graphql/execute.ts";
import { acceptForms } from "./accept-forms.ts";

type Options = {
  makeContext: (request: FastifyRequest, reply: FastifyReply) => Context | Promise<Context>;
};

const sendContactMessage = parse(/* GraphQL */ `
  mutation ContactForm($input: SendContactMessageInput!) {
    sendContactMessage(input: $input) {
      receivedAt
    }
  }
`);

const field = z.string().default("");
const form = z.object({
  name: field,
  email: field,
  company: field,
  message: field,
  website: field,
});
const answer = z.object({ sendContactMessage: z.object({ receivedAt: z.unknown() }) });

/** Takes the contact form from browsers without scripts, and shows the page again with how it went. */
export async function contactFormPlugin(
  app: FastifyInstance,
  { makeContext }: Options,
): Promise<void> {
  acceptForms(app);
  app.post("/connect", async (request, reply) => {
    const input = form.parse(request.body ?? {});
    const context = await makeContext(request, reply);
    const { data } = await executeOperation(sendContactMessage, { input }, context);
    const sent = answer.safeParse(data).data?.sendContactMessage.receivedAt != null;
    return reply.redirect(`/connect?message=${sent ? "sent" : "failed"}`, 303);
  });
}
