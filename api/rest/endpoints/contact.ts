import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { moment } from "../fields.ts";
import { mutation } from "../records.ts";

const sendMessage = endpoint({
  method: "POST",
  path: "/api/contact",
  tag: "Contact",
  summary: "Send the owner a message",
  status: 201,
  body: z.strictObject({
    name: z.string(),
    email: z.string(),
    company: z.string(),
    message: z.string(),
  }),
  example: {
    name: "Ines Holm",
    email: "ines@example.org",
    company: "Fennimore",
    message: "Would you have time for a project in spring?",
  },
  response: z.strictObject({ success: z.literal(true), receivedAt: moment }),
  document: mutation("sendContactMessage", "receivedAt"),
  variables: ({ body }) => ({ input: body }),
  reply: ({ payload }: { payload: { receivedAt: string } }) => ({
    success: true,
    receivedAt: payload.receivedAt,
  }),
});

export const contactEndpoints = [sendMessage];
