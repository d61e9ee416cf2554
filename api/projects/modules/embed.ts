import { z } from "zod";
import { type Player, playerOf, playerSites } from "../../../players/players.ts";
import { builder } from "../../builder/builder.ts";
import { MediaType } from "../../media/media-type.ts";
import { text } from "../../validation/text.ts";
import {
  ContentModuleType,
  commonInputs,
  commonStored,
  isOfType,
  writtenMedia,
} from "../case-study/content-module.ts";
import { mediaViews } from "../case-study/media-view.ts";

const description = "A video or document of another site, which loads when it is pressed.";

const views = mediaViews({ poster: "posterSrc" });

const stored = z.object({
  type: z.literal("embed"),
  url: z.string().default(""),
  title: z.string().optional(),
  posterSrc: z.string().optional(),
  ...views.stored,
  ...commonStored,
});

type EmbedModule = z.infer<typeof stored>;

const written = stored.extend({
  url: text("Address", 2_048)
    .refine(
      (url) => url === "" || playerOf(url) !== null,
      `Only ${playerSites} can be embedded, by the address of a video or document there`,
    )
    .default(""),
  title: text("Title", 200).optional(),
  posterSrc: writtenMedia.optional(),
  ...views.written,
});

const PlayerType = builder.objectRef<Player>("Player").implement({
  description: "How a browser shows a video or document of another site.",
  fields: (t) => ({
    site: t.exposeString("site", { description: "The name of the other site." }),
    src: t.exposeString("src", { description: "What a frame loads." }),
    page: t.exposeString("page", { description: "Its own page, for a link." }),
    aspectRatio: t.exposeFloat("aspectRatio", { description: "The frame's width by its height." }),
    sandbox: t.exposeString("sandbox", {
      description: "What the frame may do, as the sandbox attribute has it.",
    }),
  }),
});

builder.objectRef<EmbedModule>("EmbedModule").implement({
  description,
  interfaces: [ContentModuleType],
  isTypeOf: isOfType("embed"),
  fields: (t) => ({
    url: t.exposeString("url", { description: "The address as it was given. Empty for none yet." }),
    title: t.string({
      description: "What it is. Empty where that is not told.",
      resolve: ({ title }) => title ?? "",
    }),
    poster: t.field({
      type: MediaType,
      nullable: true,
      description: "A picture to press. Null for the one that the site draws.",
      resolve: ({ posterSrc }) => posterSrc || null,
    }),
    player: t.field({
      type: PlayerType,
      nullable: true,
      description: "How it is shown. Null while there is no address that can be embedded.",
      resolve: ({ url }) => playerOf(url),
    }),
    ...views.fields(t),
  }),
});

const input = builder.inputType("EmbedModuleInput", {
  description,
  fields: (t) => ({
    url: t.string({ required: true, description: `Its address at ${playerSites}.` }),
    title: t.string({ description: "What it is." }),
    poster: t.string({
      description: "Address of a picture to press. Unset or empty for one that the site draws.",
    }),
    ...views.inputs(t),
    ...commonInputs(t),
  }),
});

export const embedModule = {
  description,
  stored,
  written,
  input,
  store: ({ url, title, poster, ...given }: typeof input.$inferInput) => ({
    url,
    ...(title && { title }),
    ...(poster && { posterSrc: poster }),
    ...views.store(given),
  }),
  mediaOf: ({ posterSrc }: EmbedModule) => (posterSrc ? [posterSrc] : []),
  viewsOf: views.of,
  shownBy: ({ url }: EmbedModule) => [playerOf(url)?.page],
};
