import { z } from "zod";
import { look } from "../../../content/settings/look.ts";
import { action } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import { enumOf } from "../../builder/enum-of.ts";
import { versionDescription, versionInput } from "../../builder/version.ts";
import { HomeLayout, type SiteLook, Voice } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { serveSettings } from "../../fields/settings.ts";
import { saveSingle } from "../../fields/single-record.ts";

const VoiceType = enumOf(
  "Voice",
  "A type style of the site: its fonts with sizes and weights, the corners of boxes, and dividing lines.",
  {
    grotesque: "Tight and large letters, round corners, no dividing lines.",
    editorial: "High-contrast serif headings, plain body text, square corners, hairlines.",
    technical: "A neutral grotesque with monospaced labels, numbers and a visible grid.",
    poster: "Condensed letters in huge sizes, square corners, blocks of colour.",
    humanist: "A soft serif for body text, warm headings, wide line spacing.",
  },
);

const HomeLayoutType = enumOf(
  "HomeLayout",
  "How the home page shows its projects. All layouts show the same projects in the same order.",
  {
    mosaic: "Cards of one height, each as wide as its project defines: a row, or half a row.",
    index: "A list of large project names, with the picture of the hovered project.",
    strip: "One row of tall pictures that scrolls sideways.",
    wall: "Columns of pictures, each at its own proportions.",
  },
);

const lookSettings = serveSettings(
  look,
  { voice: z.enum(Voice), homeLayout: z.enum(HomeLayout) },
  { voice: VoiceType, homeLayout: HomeLayoutType },
);

type LookView = Pick<SiteLook, "version" | keyof typeof look> & { id: "look" };

/** Reads the look. The settings have their defaults until the owner saves them. */
export async function readSiteLook(database: Database): Promise<LookView> {
  const stored = await database.siteLook.findUnique({ where: { id: 1 } });
  return { version: 0, ...lookSettings.defaults, ...stored, id: "look" };
}

const siteLookRef = builder.objectRef<LookView>("SiteLook");

export const SiteLookType = builder.node(siteLookRef, {
  id: { resolve: ({ id }) => id },
  loadOne: (id, { database }) => (id === "look" ? readSiteLook(database) : null),
  description: "The look of the site besides its colours.",
  fields: (t) => ({
    version: t.exposeInt("version", {
      description: `0 before the first save. ${versionDescription}`,
    }),
  }),
});

lookSettings.addOutputs(SiteLookType);

builder.queryField("siteLook", (t) =>
  t.field({
    type: SiteLookType,
    description: "The look of the site besides its colours.",
    resolve: (_root, _arguments, { database }) => readSiteLook(database),
  }),
);

action("updateSiteLook", {
  description: "Changes the look of all pages and social cards.",
  scopes: ["SETTINGS", "PUBLISH"],
  input: {
    description: "The changes to the look. Omitted fields stay unchanged.",
    fields: (t) => ({ version: versionInput(t), ...lookSettings.inputs(t) }),
  },
  run: ({ version, ...change }, { database }) =>
    saveSingle(database, ({ siteLook }) => siteLook, lookSettings.accept(change), {
      version,
      name: "look",
    }),
  payload: {
    description: "The look after the change.",
    fields: (t) => ({
      siteLook: t.field({
        type: SiteLookType,
        description: "The look as it is now, also where the change was refused.",
        resolve: (_outcome, _arguments, { database }) => readSiteLook(database),
      }),
    }),
  },
});
