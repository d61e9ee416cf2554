import { z } from "zod";
import { action } from "../../builder/action.ts";
import { versionInput } from "../../builder/version.ts";
import { HomeLayout, Voice } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { accept } from "../../validation/accept.ts";
import { assertCurrent } from "../../validation/assert-current.ts";
import { given, givenNotNull } from "../../validation/given.ts";
import { HomeLayoutType, readSiteLook, SiteLookType, VoiceType } from "./site-look.ts";

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
  run: ({ version, ...change }, { database }) =>
    updateSiteLook(database, givenNotNull(change), version),
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

/** Has every page look like this. What is left out stays as it is. @throws {UserFault} STALE_VERSION among others. */
export async function updateSiteLook(
  database: Database,
  change: z.input<typeof siteLook>,
  version?: number | null,
): Promise<void> {
  const data = given(accept(siteLook, change));
  await changeContent(database, async (transaction) => {
    const before = await transaction.siteLook.findUnique({ where: { id: 1 } });
    assertCurrent(before, version, "look");
    await transaction.siteLook.upsert({
      where: { id: 1 },
      create: data,
      update: { ...data, version: { increment: 1 } },
    });
  });
}
