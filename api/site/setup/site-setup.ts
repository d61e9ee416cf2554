import { whereVisible } from "../../access/audience.ts";
import { isInPerson } from "../../access/viewer.ts";
import { action, savedAs } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import { enumOf } from "../../builder/enum-of.ts";
import { byNumber } from "../../builder/expose.ts";
import type { SiteSetup } from "../../database/__generated__/prisma/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { givenNotNull } from "../../validation/accept.ts";

const longAgo = new Date(0);

/** The set-up of a site without a SiteSetup record, which is older than this table. */
const fromBefore: SiteSetup = {
  id: 1,
  beginning: null,
  finishedAt: null,
  createdAt: longAgo,
  updatedAt: longAgo,
};

type Begun = "own" | "demo";

const BeginningType = enumOf("Beginning", "How the owner began the site.", {
  own: "With own content, without the demo.",
  demo: "With the demo portfolio, to try the product.",
});

export const SiteSetupType = builder.prismaNode("SiteSetup", {
  ...byNumber,
  description: "How far the owner has set up the site.",
  fields: (t) => ({
    isFinished: t.boolean({
      description:
        "Whether the owner has marked the set-up as done. Until then the admin area offers the next steps.",
      resolve: ({ finishedAt }) => finishedAt !== null,
    }),
    showsSamples: t.boolean({
      description:
        "Whether pages show samples and default texts in parts of the site that are still empty. False while there is a public project, and once the owner has begun without the demo, has removed the demo, or is done with the set-up; visitors then see nothing in empty parts.",
      resolve: async ({ beginning, finishedAt }, _arguments, { database, asOf }) => {
        if (finishedAt !== null || beginning === ("own" satisfies Begun)) return false;
        return (await database.project.count({ where: whereVisible("public", asOf) })) === 0;
      },
    }),
    isOffered: t.boolean({
      description:
        "Whether the admin area offers the set-up: false on a site that is older than the set-up, unless updateSiteSetup or removeDemo was called since.",
      resolve: ({ createdAt }) => createdAt > fromBefore.createdAt,
    }),
    viewerCanEdit: t.boolean({
      description: "Whether the viewer may change the set-up: only the owner may.",
      resolve: (_setup, _arguments, { viewer }) => isInPerson(viewer),
    }),
    beginning: t.expose("beginning", {
      type: BeginningType,
      nullable: true,
      authScopes: { owner: true },
      description:
        "Whether the owner began with the demo or without. Null before the choice. Not available to visitors.",
    }),
  }),
});

builder.queryField("siteSetup", (t) =>
  t.field({
    type: SiteSetupType,
    description: "How far the owner has set up the site.",
    resolve: async (_root, _arguments, { database }) =>
      (await database.siteSetup.findUnique({ where: { id: 1 } })) ?? fromBefore,
  }),
);

action("updateSiteSetup", {
  description:
    "Stores whether the owner began with the demo, and whether the set-up of the site is done.",
  input: {
    description: "The changes to the set-up. Omitted fields stay unchanged.",
    fields: (t) => ({
      beginning: t.field({
        type: BeginningType,
        description: "Whether the owner begins with the demo or without.",
      }),
      isFinished: t.boolean({
        description: "Whether the set-up is done: the admin area then offers no further steps.",
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
    description: "The set-up after the change.",
    fields: savedAs("siteSetup", SiteSetupType, "The set-up. Null where nothing was changed."),
  },
});
