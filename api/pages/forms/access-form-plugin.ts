import type { FastifyInstance } from "fastify";
import { parse } from "graphql";
import { entryPaths } from "../../../pages/paths.ts";
import { type FormOptions, takeMessageForm } from "./message-form.ts";

const document = parse(/* GraphQL */ `
  mutation AccessForm($input: RequestAccessInput!) {
    sent: requestAccess(input: $input) {
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

/** Takes requests for access from browsers without scripts: the same way whatever project they name. */
export async function accessFormPlugin(app: FastifyInstance, options: FormOptions): Promise<void> {
  takeMessageForm(app, options, {
    path: entryPaths.access,
    document,
    fields: ["name", "email", "company", "message", "website", "project"],
    parametersOf: ({ project }): Record<string, string> => (project ? { project } : {}),
  });
}
