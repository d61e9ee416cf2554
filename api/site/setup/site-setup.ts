import { whereVisible } from "../../access/audience.ts";
import { action, savedAs } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import { enumOf } from "../../builder/enum-of.ts";
import { byNumber } from "../../builder/expose.ts";
import type { SiteSetup } from "../../database/__generated__/prisma/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { givenNotNull } from "../../validation/accept.ts";

const longAgo = new Date(0);

/** The set-up of a site that is older than this record. */
const fromBefore: SiteSetup = {
  id: 1,
  beginning: null,
  finishedAt: null,
  createdAt: longAgo,
  updatedAt: longAgo,
};

type Begun = "own" | "demo";

const BeginningType = enumOf("Beginning", "What the owner began with.", {
  own: "A site of her own, without the demo.",
  demo: "The demo portfolio, to look around in.",
});

export const SiteSetupType = builder.prismaNode("SiteSetup", {
  ...byNumber,
  description: "How far the owner is with making the site hers.",
  fields: (t) => ({
    isFinished: t.boolean({
      description:
        "Whether she has said that it is done. Until then she is offered the next steps.",
      resolve: ({ finishedAt }) => finishedAt !== null,
    }),
    showsSamples: t.boolean({
      description:
        "Whether pages show samples and default texts where nothing is yet: on a site that nobody has begun with. Not beside a public project, once she has removed the demo, or once she is done; then visitors see nothing where a part of the site is empty.",
      resolve: async ({ beginning, finishedAt }, _arguments, { database, asOf }) => {
        if (finishedAt !== null || beginning === ("own" satisfies Begun)) return false;
        return (await database.project.count({ where: whereVisible("public", asOf) })) === 0;
      },
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
        description: "Whether it is done: then she is offered no further steps.",
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
    fields: savedAs("siteSetup", SiteSetupType, "How far she is. Null where nothing was noted."),
  },
});
