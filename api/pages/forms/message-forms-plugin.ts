import type { FastifyInstance } from "fastify";
import { type DocumentNode, type ExecutionResult, parse } from "graphql";
import { z } from "zod";
import { entryPaths, openPaths } from "../../../pages/paths.ts";
import type { PostedForm } from "../../../pages/posted-form.ts";
import { originOf } from "../../access/origin.ts";
import { accessHeaders, accessStamp } from "../../access/viewer.ts";
import type { MakeContext } from "../../builder/context.ts";
import { executeOperation } from "../../graphql/execute.ts";
import { isTooLarge } from "../../graphql/operation-limits.ts";
import { findPersistedDocument } from "../../graphql/persisted-documents.ts";
import { acceptForms } from "../../validation/accept-forms.ts";
import type { Renderer } from "../renderer.ts";
import { reportError } from "../report-error.ts";

type FormOptions = {
  render: Renderer;
  makeContext: MakeContext;
  publicUrl: string | undefined;
};

type MessageForm = {
  /** The path of the page with the form, to which the form is also posted. */
  path: string;
  /** The mutation that sends the message, with the alias `sent`. */
  document: DocumentNode;
  /** The names of the form's fields. */
  fields: readonly string[];
  /** The parameters of the page's address, from the posted values. */
  parametersOf?: (values: Readonly<Record<string, string>>) => Record<string, string>;
};

const given = z.record(z.string(), z.string()).catch({});
const fault = z.object({ message: z.string(), code: z.string(), limit: z.int().nullish() });
const payload = z.object({
  sent: z.object({
    receivedAt: z.unknown(),
    userErrors: z.array(fault.extend({ field: z.string().nullish() })),
  }),
});

/**
 * Accepts a message form from browsers without scripts. After a message was sent, the browser is redirected
 * to the page. For a refused message, the response is the page with the typed values and the errors.
 */
function takeMessageForm(
  app: FastifyInstance,
  { render, makeContext, publicUrl }: FormOptions,
  { path, document, fields, parametersOf = () => ({}) }: MessageForm,
): void {
  acceptForms(app);
  app.post(path, async (request, reply) => {
    const posted = given.parse(request.body ?? {});
    const input = Object.fromEntries(fields.map((name) => [name, posted[name] ?? ""]));
    const context = await makeContext(request, reply);
    const refusal = refusalOf(await executeOperation(document, { input }, context));
    const pageAddress = (more: Record<string, string>) => {
      const parameters = String(new URLSearchParams({ ...parametersOf(input), ...more }));
      return parameters ? `${path}?${parameters}` : path;
    };
    if (!refusal) return reply.redirect(pageAddress({ message: "sent" }), 303);
    const { website: _, ...values } = input;
    const page = await render({
      url: new URL(`${originOf(request, publicUrl)}${pageAddress({})}`),
      analyticsId: null,
      countsVisits: false,
      awaitsPerson: false,
      runsAtOnce: true,
      access: accessStamp(context.viewer),
      execute: ({ id, variables }) => {
        const found = findPersistedDocument(id);
        if (!found) throw new Error(`no persisted document ${id}`);
        return executeOperation(found, variables, context);
      },
      reportError,
      postedForm: { values, errors: refusal.errors, reason: refusal.reason },
    });
    if (page.kind === "redirect") return reply.redirect(page.location, 303);
    return reply
      .status(page.status === 404 ? 404 : refusal.status)
      .type("text/html; charset=utf-8")
      .header("cache-control", "private, no-store")
      .headers(accessHeaders(context.viewer))
      .send(page.html);
  });
}

const unknownFault = { message: "Please try again later.", code: "INTERNAL_SERVER_ERROR" };

type Refusal = Omit<PostedForm, "values"> & { status: number };

/** Why the message was refused. Null where it was accepted. */
function refusalOf({ data, errors }: ExecutionResult): Refusal | null {
  const outcome = payload.safeParse(data).data?.sent;
  if (outcome?.receivedAt != null) return null;
  const throttled = errors?.find(({ extensions }) => extensions.code === "TOO_MANY_REQUESTS");
  if (throttled) {
    const { message, extensions } = throttled;
    const retryAfter = Number(extensions.retryAfter);
    return { status: 429, errors: {}, reason: { message, code: "TOO_MANY_REQUESTS", retryAfter } };
  }
  const tooLong = errors?.find(isTooLarge);
  if (tooLong) {
    const reason = { message: tooLong.message, code: "OPERATION_TOO_LARGE" };
    return { status: 422, errors: {}, reason };
  }
  if (!outcome) return { status: 500, errors: {}, reason: unknownFault };
  const faults = outcome.userErrors.flatMap(({ field, ...fault }) =>
    field ? [[field, fault] as const] : [],
  );
  const general = outcome.userErrors.find(({ field }) => !field);
  return { status: 422, errors: Object.fromEntries(faults), reason: general ?? null };
}

const documentOf = (name: string, mutation: string, input: string) =>
  parse(/* GraphQL */ `
    mutation ${name}($input: ${input}!) {
      sent: ${mutation}(input: $input) {
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

const contactDocument = documentOf("ContactForm", "sendContactMessage", "SendContactMessageInput");

/** Accepts the contact form from browsers without scripts. */
export async function contactFormPlugin(app: FastifyInstance, options: FormOptions): Promise<void> {
  const fields = ["name", "email", "company", "message", "website"];
  takeMessageForm(app, options, { path: openPaths.connect, document: contactDocument, fields });
}

const accessDocument = documentOf("AccessForm", "requestAccess", "RequestAccessInput");

/**
 * Accepts requests for access to a protected project from browsers without scripts. The form's field
 * `project` names the project.
 */
export async function accessFormPlugin(app: FastifyInstance, options: FormOptions): Promise<void> {
  takeMessageForm(app, options, {
    path: entryPaths.access,
    document: accessDocument,
    fields: ["name", "email", "company", "message", "website", "project"],
    parametersOf: ({ project }): Record<string, string> => (project ? { project } : {}),
  });
}
