import { builder } from "../builder/builder.ts";
import { ContactMessageType } from "../contact/contact-message.ts";
import { ProjectType } from "../projects/project.ts";
import { ShareLinkType } from "../share-links/share-link.ts";
import { findAskedProject, withheldProjects } from "./asked-projects.ts";
import { readMailWords } from "./mail-words.ts";

const AccessDecisionType = builder.enumType("AccessDecision", {
  description: "What the owner has said to a request for access.",
  values: {
    WAITING: { value: "waiting", description: "Nothing yet." },
    APPROVED: { value: "approved", description: "Yes: a link was made." },
    DECLINED: { value: "declined", description: "No." },
  } as const,
});

const AccessRequestType = builder.prismaObject("AccessRequest", {
  description: "What a message asks for that came from a gate. For the owner.",
  authScopes: { owner: true },
  fields: (t) => ({
    slug: t.exposeString("slug", {
      description:
        "The last part of the address that was asked for, as it was sent. Empty for the site as a whole.",
    }),
    project: t.field({
      type: ProjectType,
      nullable: true,
      description: "What visitors find at that address now. Null where they find nothing.",
      resolve: ({ slug }, _arguments, context) => findAskedProject(slug, context),
    }),
    withheldProjects: t.field({
      type: [ProjectType],
      description: "All projects in visitors' lists of which something is withheld from them.",
      resolve: (_request, _arguments, context) => withheldProjects(context),
    }),
    greeting: t.string({
      description: "What a link for whoever asks could greet them with, in the site's language.",
      select: { message: { select: { name: true } } },
      resolve: async ({ message }, _arguments, { database }) =>
        (await readMailWords(database)).say("welcome", { name: message.name }),
    }),
    decision: t.expose("decision", {
      type: AccessDecisionType,
      description: "What the owner has said to it.",
    }),
    decidedAt: t.expose("decidedAt", {
      type: "DateTime",
      nullable: true,
      description: "When that was. Null for not yet.",
    }),
    shareLink: t.relation("link", {
      type: ShareLinkType,
      nullable: true,
      description: "The link that it was approved with. Null where there is none any more.",
    }),
  }),
});

builder.prismaObjectField(ContactMessageType, "accessRequest", (t) =>
  t.relation("accessRequest", {
    type: AccessRequestType,
    nullable: true,
    description: "What it asks for. Null for a message of the contact form.",
  }),
);
