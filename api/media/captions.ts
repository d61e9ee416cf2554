import { z } from "zod";
import { faultOfWebVtt, normalizeWebVtt } from "../../markup/web-vtt.ts";
import { canonicalTag } from "../../words/languages.ts";
import { builder } from "../builder/builder.ts";
import type { MediaAsset, MediaCaption } from "../database/__generated__/prisma/client.ts";
import type { Transaction } from "../database/content-change.ts";
import { accept, refusal } from "../validation/accept.ts";
import { MediaAssetType } from "./media-type.ts";

/** The maximum number of languages of one video, and of characters in the captions of each language. */
const maxLanguages = 12;
const maxLength = 200_000;

type Shown = Pick<MediaCaption, "assetId" | "language" | "label"> & { asset: MediaAsset };

const MediaCaptionType = builder.objectRef<Shown>("MediaCaption").implement({
  description: "The captions of a video in one language, for those who may watch the video.",
  fields: (t) => ({
    language: t.exposeString("language", {
      description: "The language as a BCP 47 tag, such as `de` or `pt-BR`.",
    }),
    label: t.exposeString("label", {
      description: "The name of the language in players, such as `Deutsch`.",
    }),
    src: t.string({
      description: "The address of the captions as WebVTT, for the track element of HTML.",
      resolve: ({ asset, language }) => `${asset.path}/captions-${language}.vtt?v=${asset.version}`,
    }),
    webVtt: t.string({
      description: "The captions as WebVTT.",
      resolve: async ({ assetId, language }, _arguments, { database }) => {
        const found = await database.mediaCaption.findUnique({
          where: { assetId_language: { assetId, language } },
        });
        return found?.webVtt ?? "";
      },
    }),
  }),
});

builder.objectField(MediaAssetType, "captions", (t) =>
  t.field({
    type: [MediaCaptionType],
    description: "The captions of a video, in the owner's order. Empty for pictures.",
    resolve: async (asset, _arguments, { database }) => {
      if (asset.kind === "image") return [];
      const captions = await database.mediaCaption.findMany({
        where: { assetId: asset.id },
        orderBy: { position: "asc" },
        select: { assetId: true, language: true, label: true },
      });
      return captions.map((caption) => ({ ...caption, asset }));
    },
  }),
);

export const CaptionInput = builder.inputType("MediaCaptionInput", {
  description: "The captions of a video in one language.",
  fields: (t) => ({
    language: t.string({
      required: true,
      description: "The language as a BCP 47 tag. Each language may occur once.",
    }),
    label: t.string({
      required: true,
      description: "The name of the language in players, such as `Deutsch`. At most 60 characters.",
    }),
    webVtt: t.string({
      required: true,
      description: `The captions as WebVTT, at most ${maxLength} characters. The error message names the line of a fault.`,
    }),
  }),
});

const languages = z
  .array(
    z.object({
      language: z
        .string()
        .trim()
        .transform((tag) => canonicalTag(tag) ?? ""),
      label: z.string().trim().min(1, "Give each language a name.").max(60),
      webVtt: z.string().max(maxLength).transform(normalizeWebVtt),
    }),
  )
  .max(maxLanguages, `A video has captions in at most ${maxLanguages} languages.`);

/**
 * Replaces all captions of a video. The caller has to increment the version of the video, which is part of
 * the captions' addresses.
 * @throws {UserFault} naming language and line of the first fault
 */
export async function storeCaptions(
  transaction: Transaction,
  { id: assetId, kind }: MediaAsset,
  input: (typeof CaptionInput.$inferInput)[],
): Promise<void> {
  const { captions } = accept(z.object({ captions: languages }), { captions: input });
  const refuse = (message: string) => refusal("INVALID", message, "captions");
  if (kind === "image" && captions.length > 0) throw refuse("Only videos have captions.");
  for (const [at, { language, label, webVtt }] of captions.entries()) {
    if (!language) throw refuse(`${label}: choose its language by a code, such as de or pt-BR.`);
    if (captions.findIndex((other) => other.language === language) < at) {
      throw refuse(`${label}: there are captions in this language already. Remove one of them.`);
    }
    const fault = faultOfWebVtt(webVtt);
    if (fault) throw refuse(`${label}: ${fault}`);
  }
  await transaction.mediaCaption.deleteMany({ where: { assetId } });
  await transaction.mediaCaption.createMany({
    data: captions.map((caption, position) => ({ ...caption, assetId, position })),
  });
}

/**
 * Copies the captions of the video `fromId` to the video `assetId`, unless `assetId` already has captions.
 */
export async function handCaptionsOn(
  transaction: Transaction,
  fromId: number,
  assetId: number,
): Promise<void> {
  if ((await transaction.mediaCaption.count({ where: { assetId } })) > 0) return;
  const captions = await transaction.mediaCaption.findMany({ where: { assetId: fromId } });
  await transaction.mediaCaption.createMany({
    data: captions.map((caption) => ({ ...caption, assetId })),
  });
}
