import type { FastifyInstance } from "fastify";
import { parse } from "graphql";
import { openPaths } from "../../../pages/paths.ts";
import { type FormOptions, takeMessageForm } from "./message-form.ts";

const document = parse(/* GraphQL */ `
  mutation ContactForm($input: SendContactMessageInput!) {
    sent: sendContactMessage(input: $input) {
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

/** Takes the contact form from browsers without scripts. */
export async function contactFormPlugin(app: FastifyInstance, options: FormOptions): Promise<void> {
  const fields = ["name", "email", "company", "message", "website"];
  takeMessageForm(app, options, { path: openPaths.connect, document, fields });
}
