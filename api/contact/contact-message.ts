import { builder } from "../graphql/builder.ts";
import { databaseNumber } from "../graphql/global-id.ts";

export const ContactMessageType = builder.prismaNode("ContactMessage", {
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: databaseNumber(id) }),
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "What a visitor wrote through the contact form. For the owner.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Who wrote." }),
    email: t.exposeString("email", { description: "Where to answer." }),
    company: t.exposeString("company", { description: "Where they work." }),
    message: t.exposeString("message", { description: "The words." }),
    readAt: t.expose("readAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was read. Null for unread.",
    }),
    archivedAt: t.expose("archivedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was put away. Null for what lies in the inbox.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it came." }),
  }),
});
