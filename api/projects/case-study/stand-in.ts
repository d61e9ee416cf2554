import { z } from "zod";
import { maxStandIn } from "../../../content/declare-module.ts";
import { builder } from "../../builder/builder.ts";
import { assetPath } from "../../media/media-asset-loader.ts";
import { MediaType } from "../../media/media-type.ts";
import { mediaAddress } from "../../validation/media-address.ts";
import { verbatimText } from "../../validation/text.ts";

/** The replacement of a module for viewers without access. */
export type StandIn = { text?: string | undefined; src?: string | undefined };

/** The schema of a stored stand-in. An invalid stand-in reads as undefined. */
export const storedStandIn = z
  .looseObject({
    text: z.string().optional().catch(undefined),
    src: z.string().optional().catch(undefined),
  })
  .optional()
  .catch(undefined);

export const writtenStandIn = z
  .strictObject({
    text: verbatimText("Stand-in", maxStandIn).optional(),
    src: z.literal("").or(mediaAddress("Picture of the stand-in")).optional(),
  })
  .optional();

/**
 * The stand-in as it is shown: without its picture if the module itself shows the same file, because everyone
 * who sees a stand-in may read the original of its picture.
 * @param media the addresses of the module's own pictures and videos
 */
export function shownStandIn({ text, src }: StandIn = {}, media: readonly string[]): StandIn {
  const isOfModule = src && media.some((own) => own && assetPath(own) === assetPath(src));
  return { ...(text?.trim() && { text }), ...(src && !isOfModule && { src }) };
}

export const StandInType = builder.objectRef<StandIn>("StandIn").implement({
  description: "The replacement of a module for viewers without access.",
  fields: (t) => ({
    text: t.string({
      description: "The text of the stand-in. Empty for no text.",
      resolve: ({ text }) => text ?? "",
    }),
    media: t.field({
      type: MediaType,
      nullable: true,
      description: "The picture or video of the stand-in. Null for no picture.",
      resolve: ({ src }) => src || null,
    }),
  }),
});

export const StandInInput = builder.inputType("StandInInput", {
  description: "The replacement of a module for viewers without access.",
  fields: (t) => ({
    text: t.string({ description: "The text of the stand-in. Unset or empty for no text." }),
    media: t.string({
      description:
        "Address of the picture or video of the stand-in: a file that the module itself does not show. Unset or empty for no picture.",
    }),
  }),
});
