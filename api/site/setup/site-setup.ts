import { action, saved } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import { databaseNumber } from "../../builder/global-id.ts";
import type { SiteSetup } from "../../database/__generated__/prisma/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { givenNotNull } from "../../validation/given.ts";

const longAgo = new Date(0);

/** The set-up of a site that is older than this. */
const fromBefore: SiteSetup = {
  id: 1,
  beginning: null,
  finishedAt: null,
  createdAt: longAgo,
  updatedAt: longAgo,
};

const BeginningType = builder.enumType("Beginning", {
  description: "What the owner began with.",
  values: {
    OWN: { value: "own", description: "A site of her own, without the demo." },
    DEMO: { value: "demo", description: "The demo portfolio, to look around in." },
  } as const,
});

export const SiteSetupType = builder.prismaNode("SiteSetup", {
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: databaseNumber(id) }),
  description: "How far the owner is with making the site hers.",
  fields: (t) => ({
    isFinished: t.boolean({
      description:
        "Whether she has said that it is done. Until then pages say where something is to come.",
      resolve: ({ finishedAt }) => finishedAt !== null,
    }),
    isOffered: t.boolean({
      description:
        "Whether it is offered to her: not on a site from before it, unless she has chosen since.",
      resolve: ({ createdAt }) => createdAt > fromBefore.createdAt,
    }),
    viewerCanEdit: t.boolean({
      description: "Whether the viewer is the one who makes it hers.",
      resolve: (_setup, _arguments, { viewer }) => viewer.isOwner,
    }),
    beginning: t.expose("beginning", {
      type: BeginningType,
      nullable: true,
      authScopes: { owner: true },
      description: "What she began with. Null before she has chosen. For the owner.",
    }),
  }),
});

builder.queryField("siteSetup", (t) =>
  t.field({
    type: SiteSetupType,
    description: "How far the owner is with making the site hers.",
    resolve: async (_root, _arguments, { database }) =>
      (await database.siteSetup.findUnique({ where: { id: 1 } })) ?? fromBefore,
  }),
);

action("updateSiteSetup", {
  description: "Notes what the owner began with, and whether she has made the site hers.",
  input: {
    description: "How far the owner is. What is left out stays as it is.",
    fields: (t) => ({
      beginning: t.field({ type: BeginningType, description: "What she begins with." }),
      isFinished: t.boolean({
        description:
          "Whether it is done: then visitors see nothing where a part of the site is empty.",
      }),
    }),
  },
  run: ({ beginning, isFinished }, { database, clock }) => {
    const finishedAt = isFinished ? clock() : null;
    const data = { ...givenNotNull({ beginning }), ...(isFinished != null && { finishedAt }) };
    return changeContent(database, (transaction) =>
      transaction.siteSetup.upsert({ where: { id: 1 }, create: data, update: data }),
    );
  },
  payload: {
    description: "How far she is now.",
    fields: (t) => ({
      siteSetup: t.field(saved(SiteSetupType, "How far she is. Null where nothing was noted.")),
    }),
  },
});
