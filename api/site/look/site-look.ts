import { z } from "zod";
import { action } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import { versionDescription, versionInput } from "../../builder/version.ts";
import { HomeLayout, Voice } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { accept } from "../../validation/accept.ts";
import { assertCurrent } from "../../validation/assert-current.ts";
import { given, givenNotNull } from "../../validation/given.ts";

type Look = {
  id: "look";
  version: number;
  voice: Voice;
  homeLayout: HomeLayout;
  hasOwnLight: boolean;
  cropsWork: boolean;
  fillsLargeScreens: boolean;
};

/** Reads it, with what holds while the owner has chosen nothing. */
export async function readSiteLook(database: Database): Promise<Look> {
  const stored = await database.siteLook.findUnique({ where: { id: 1 } });
  return {
    id: "look",
    version: stored?.version ?? 0,
    voice: stored?.voice ?? "grotesque",
    homeLayout: stored?.homeLayout ?? "mosaic",
    hasOwnLight: stored?.hasOwnLight ?? false,
    cropsWork: stored?.cropsWork ?? false,
    fillsLargeScreens: stored?.fillsLargeScreens ?? false,
  };
}

const VoiceType = builder.enumType("Voice", {
  description:
    "A type direction of the site: its faces, and the scale, weights, corners and rules that go with them.",
  values: {
    GROTESQUE: { value: "grotesque", description: "Tight and large, round corners, no rules." },
    EDITORIAL: {
      value: "editorial",
      description: "A serif of high contrast over calm text, square corners, hairlines.",
    },
    TECHNICAL: {
      value: "technical",
      description: "A neutral grotesque with monospaced labels, numbers and a visible grid.",
    },
    POSTER: {
      value: "poster",
      description: "Condensed letters at huge sizes, square corners, blocks of colour.",
    },
    HUMANIST: {
      value: "humanist",
      description: "A soft serif for reading under warm headings, generous lines.",
    },
  } as const,
});

const HomeLayoutType = builder.enumType("HomeLayout", {
  description:
    "How the home page shows its projects. All layouts show the same projects in the same order.",
  values: {
    MOSAIC: {
      value: "mosaic",
      description: "Cards of one height, as wide as each project says: a row, or half of one.",
    },
    INDEX: {
      value: "index",
      description: "A list of names set large; the picture is that of the name pointed at.",
    },
    STRIP: { value: "strip", description: "One row of tall pictures that scrolls sideways." },
    WALL: {
      value: "wall",
      description: "Columns of pictures, each at its own proportions.",
    },
  } as const,
});

const siteLookRef = builder.objectRef<Look>("SiteLook");

export const SiteLookType = builder.node(siteLookRef, {
  id: { resolve: ({ id }) => id },
  loadOne: (id, { database }) => (id === "look" ? readSiteLook(database) : null),
  description: "What the site looks like besides its colours.",
  fields: (t) => ({
    version: t.exposeInt("version", {
      description: `0 where nothing was ever chosen. ${versionDescription}`,
    }),
    voice: t.expose("voice", { type: VoiceType, description: "The type direction." }),
    homeLayout: t.expose("homeLayout", {
      type: HomeLayoutType,
      description: "How the home page shows its projects.",
    }),
    hasOwnLight: t.exposeBoolean("hasOwnLight", {
      description: "Whether projects have a light of their own. Else all pages are in its colours.",
    }),
    cropsWork: t.exposeBoolean("cropsWork", {
      description:
        "Whether the pictures of the Work page are cut to squares. Else they stand in their own proportions.",
    }),
    fillsLargeScreens: t.exposeBoolean("fillsLargeScreens", {
      description:
        "Whether pages grow in windows wider than 1440 px, up to 1760 px. Else they keep their measures.",
    }),
  }),
});

builder.queryField("siteLook", (t) =>
  t.field({
    type: SiteLookType,
    description: "What the site looks like besides its colours.",
    resolve: (_root, _arguments, { database }) => readSiteLook(database),
  }),
);

const siteLook = z
  .object({
    voice: z.enum(Voice),
    homeLayout: z.enum(HomeLayout),
    hasOwnLight: z.boolean(),
    cropsWork: z.boolean(),
    fillsLargeScreens: z.boolean(),
  })
  .partial();

action("updateSiteLook", {
  description: "Has every page of the site, and its social cards, look like this from now on.",
  input: {
    description:
      "What the site is to look like besides its colours. What is left out stays as it is.",
    fields: (t) => ({
      version: versionInput(t),
      voice: t.field({ type: VoiceType, description: "The type direction." }),
      homeLayout: t.field({
        type: HomeLayoutType,
        description: "How the home page shows its projects.",
      }),
      hasOwnLight: t.boolean({ description: "Whether projects have a light of their own." }),
      cropsWork: t.boolean({
        description: "Whether the pictures of the Work page are cut to squares.",
      }),
      fillsLargeScreens: t.boolean({
        description: "Whether pages grow in windows wider than 1440 px.",
      }),
    }),
  },
  run: ({ version, ...change }, { database }) => {
    const data = given(accept(siteLook, givenNotNull(change)));
    return changeContent(database, async (transaction) => {
      const before = await transaction.siteLook.findUnique({ where: { id: 1 } });
      assertCurrent(before, version, "look");
      await transaction.siteLook.upsert({
        where: { id: 1 },
        create: data,
        update: { ...data, version: { increment: 1 } },
      });
    });
  },
  payload: {
    description: "The look as it is now.",
    fields: (t) => ({
      siteLook: t.field({
        type: SiteLookType,
        description: "The look, also where it was changed elsewhere.",
        resolve: (_outcome, _arguments, { database }) => readSiteLook(database),
      }),
    }),
  },
});
