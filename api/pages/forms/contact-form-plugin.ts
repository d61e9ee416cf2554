import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ExecutionResult, parse } from "graphql";
import { z } from "zod";
import type { Context } from "../../builder/context.ts";
import { executeOperation } from "../../graphql/execute.ts";
import { findPersistedDocument } from "../../graphql/persisted-documents.ts";
import { originOf } from "../origin.ts";
import type { PostedForm, Renderer } from "../renderer.ts";
import { acceptForms } from "./accept-forms.ts";

type Options = {
  render: Renderer;
  makeContext: (request: FastifyRequest, reply: FastifyReply) => Context | Promise<Context>;
  publicUrl: string | undefined;
};

const sendContactMessage = parse(/* GraphQL */ `
  mutation ContactForm($input: SendContactMessageInput!) {
    sendContactMessage(input: $input) {
      receivedAt
      userErrors {
        field
        message
        code
        limit
      }
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
const fault = z.object({
  message: z.string(),
  code: z.string(),
  limit: z.int().nullish(),
});
const payload = z.object({
  sendContactMessage: z.object({
    receivedAt: z.unknown(),
    userErrors: z.array(fault.extend({ field: z.string().nullish() })),
  }),
});

/**
 * Takes the contact form from browsers without scripts. One that was sent leads back to the page; one
 * that was refused is answered with the page, what was typed in its fields and what is wrong under them.
 */
export async function contactFormPlugin(
  app: FastifyInstance,
  { render, makeContext, publicUrl }: Options,
): Promise<void> {
  acceptForms(app);
  app.post("/connect", async (request, reply) => {
    const input = form.parse(request.body ?? {});
    const context = await makeContext(request, reply);
    const refusal = refusalOf(await executeOperation(sendContactMessage, { input }, context));
    if (!refusal) return reply.redirect("/connect?message=sent", 303);
    const { website: _, ...values } = input;
    const page = await render({
      url: new URL(`${originOf(request, publicUrl)}/connect`),
      analyticsId: null,
      countsVisits: false,
      runsAtOnce: true,
      execute: ({ id, variables }) => {
        const document = findPersistedDocument(id);
        if (!document) throw new Error(`no persisted document ${id}`);
        return executeOperation(document, variables, context);
      },
      postedForm: { values, errors: refusal.errors, reason: refusal.reason },
    });
    if (page.kind === "redirect") return reply.redirect(page.location, 303);
    return reply
      .status(refusal.status)
      .type("text/html; charset=utf-8")
      .header("cache-control", "private, no-store")
      .send(page.html);
  });
}

const unknownFault = { message: "Please try again later.", code: "INTERNAL_SERVER_ERROR" };

type Refusal = Omit<PostedForm, "values"> & { status: number };

/** Why the message was not taken. Null where it was. */
function refusalOf({ data, errors }: ExecutionResult): Refusal | null {
  const outcome = payload.safeParse(data).data?.sendContactMessage;
  if (outcome?.receivedAt != null) return null;
  const throttled = errors?.find(({ extensions }) => extensions.code === "TOO_MANY_REQUESTS");
  if (throttled) {
    const { message, extensions } = throttled;
    const retryAfter = Number(extensions.retryAfter);
    return { status: 429, errors: {}, reason: { message, code: "TOO_MANY_REQUESTS", retryAfter } };
  }
  if (!outcome) return { status: 500, errors: {}, reason: unknownFault };
  const faults = outcome.userErrors.flatMap(({ field, ...fault }) =>
    field ? [[field, fault] as const] : [],
  );
  const general = outcome.userErrors.find(({ field }) => !field);
  return { status: 422, errors: Object.fromEntries(faults), reason: general ?? null };
}
