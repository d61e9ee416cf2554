import { z } from "zod";
import { builder, type Types } from "../../builder/builder.ts";
import { enumOf } from "../../builder/enum-of.ts";
import { MediaType } from "../../media/media-type.ts";
import { mediaAddress } from "../../validation/media-address.ts";

const frames = ["none", "phone", "tablet", "browser"] as const;
const playbacks = ["loop", "controls"] as const;
const keys = ["crop", "focal", "frame", "playback", "startSrc"] as const;

const fraction = z
  .number("A crop or focal point is given in numbers from 0 to 1")
  .min(0, "A crop or focal point is given in numbers from 0 to 1")
  .max(1, "A crop or focal point is given in numbers from 0 to 1");
const part = fraction.gt(0, "A crop must have a width and a height");
const point = { x: fraction, y: fraction };

/** How a module shows a picture or video. Numbers are fractions of the whole picture. */
const storedView: z.ZodType<MediaView> = z.looseObject({
  crop: z
    .looseObject({ ...point, width: part, height: part })
    .optional()
    .catch(undefined),
  focal: z.looseObject(point).optional().catch(undefined),
  frame: z.enum(frames).optional().catch(undefined),
  playback: z.enum(playbacks).optional().catch(undefined),
  startSrc: z.string().optional().catch(undefined),
});

type Point = { x: number; y: number };
type Crop = Point & { width: number; height: number };

export type MediaView = {
  crop?: Crop | undefined;
  focal?: Point | undefined;
  frame?: (typeof frames)[number] | undefined;
  playback?: (typeof playbacks)[number] | undefined;
  startSrc?: string | undefined;
};

/**
 * The schema of a view in a stored module. The view of the field `imageSrc` is stored under the key
 * `imageSrcView`. An invalid view reads as undefined.
 */
export const optionalView = storedView.optional().catch(undefined);

function unknownKeys(of: string, known: readonly string[]) {
  return {
    error: (issue: z.core.$ZodRawIssue) =>
      issue.code === "unrecognized_keys"
        ? `${of} has ${known.join(", ")}, but no ${issue.keys.join(", ")}`
        : `${of} must be an object with ${known.join(", ")}`,
  };
}

/** The stricter schema of a view that is written. */
export const writtenView = z
  .strictObject(
    {
      crop: z
        .strictObject(
          { ...point, width: part, height: part },
          unknownKeys("A crop", ["x", "y", "width", "height"]),
        )
        .refine(
          // Sums of fractions may have rounding errors.
          ({ x, y, width, height }) => x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9,
          "A crop must lie within the picture",
        )
        .optional(),
      focal: z.strictObject(point, unknownKeys("A focal point", ["x", "y"])).optional(),
      frame: z.enum(frames, `A frame is one of ${frames.join(", ")}`).optional(),
      playback: z.enum(playbacks, `Playback is one of ${playbacks.join(", ")}`).optional(),
      startSrc: z.literal("").or(mediaAddress("Start picture")).optional(),
    },
    unknownKeys("The view of a picture", keys),
  )
  .optional();

const FocalPoint = builder.objectRef<Point>("FocalPoint").implement({
  description: "The point of a picture that stays visible where the picture is cropped.",
  fields: (t) => ({
    x: t.exposeFloat("x", { description: "From the left edge, as a fraction of the width." }),
    y: t.exposeFloat("y", { description: "From the top edge, as a fraction of the height." }),
  }),
});

const MediaCrop = builder.objectRef<Crop>("MediaCrop").implement({
  description: "The visible part of a picture or video, in fractions of the whole.",
  fields: (t) => ({
    x: t.exposeFloat("x", { description: "The left edge of the visible part, from 0 to 1." }),
    y: t.exposeFloat("y", { description: "The top edge of the visible part, from 0 to 1." }),
    width: t.exposeFloat("width", { description: "The width of the visible part, from 0 to 1." }),
    height: t.exposeFloat("height", {
      description: "The height of the visible part, from 0 to 1.",
    }),
  }),
});

const MediaFrame = enumOf("MediaFrame", "A device frame around a picture or video.", {
  none: "No frame.",
  phone: "A telephone.",
  tablet: "A tablet.",
  browser: "The window of a browser.",
});

const MediaPlayback = enumOf("MediaPlayback", "How a video plays.", {
  loop: "Automatically while visible, without sound, in a loop.",
  controls: "When visitors start it, with sound, once.",
});

const MediaViewType = builder.objectRef<MediaView>("MediaView").implement({
  description: "How a module shows a picture or video.",
  fields: (t) => ({
    crop: t.expose("crop", {
      type: MediaCrop,
      nullable: true,
      description: "The visible part. Null for the whole picture or video.",
    }),
    focal: t.expose("focal", {
      type: FocalPoint,
      nullable: true,
      description: "The focal point in this module. Null for the focal point of the file.",
    }),
    frame: t.field({
      type: MediaFrame,
      description: "The device frame.",
      resolve: ({ frame }) => frame ?? "none",
    }),
    playback: t.field({
      type: MediaPlayback,
      description: "How the file plays, if it is a video.",
      resolve: ({ playback }) => playback ?? "loop",
    }),
    start: t.field({
      type: MediaType,
      nullable: true,
      description:
        "The picture that is shown until the video plays. Null for the video's own poster.",
      resolve: ({ startSrc }) => startSrc || null,
    }),
  }),
});

const FocalPointInput = builder.inputType("FocalPointInput", {
  description: "The point of a picture that stays visible where the picture is cropped.",
  fields: (t) => ({
    x: t.float({ required: true, description: "From the left edge, from 0 to 1." }),
    y: t.float({ required: true, description: "From the top edge, from 0 to 1." }),
  }),
});

const MediaCropInput = builder.inputType("MediaCropInput", {
  description: "The visible part of a picture or video, in fractions of the whole.",
  fields: (t) => ({
    x: t.float({ required: true, description: "The left edge of the visible part, from 0 to 1." }),
    y: t.float({ required: true, description: "The top edge of the visible part, from 0 to 1." }),
    width: t.float({ required: true, description: "The width of the visible part, from 0 to 1." }),
    height: t.float({
      required: true,
      description: "The height of the visible part, from 0 to 1.",
    }),
  }),
});

export const MediaViewInput = builder.inputType("MediaViewInput", {
  description: "How a module shows a picture or video.",
  fields: (t) => ({
    crop: t.field({
      type: MediaCropInput,
      description: "The visible part. Unset for the whole picture or video.",
    }),
    focal: t.field({
      type: FocalPointInput,
      description: "The focal point in this module. Unset for the focal point of the file.",
    }),
    frame: t.field({ type: MediaFrame, description: "The device frame. Unset for no frame." }),
    playback: t.field({ type: MediaPlayback, description: "How a video plays. Unset for LOOP." }),
    startSrc: t.string({
      description:
        "Address of the picture that is shown until the video plays. Unset for the video's own poster.",
    }),
  }),
});

export type ViewInput = typeof MediaViewInput.$inferInput | null | undefined;

export const viewDescription = "How the module shows the picture or video. Null for the default.";

/** Converts the input of a view to its stored form. Undefined where the input has no values. */
export function storeView(input: ViewInput): MediaView | undefined {
  const entries = keys.map((key) => [key, input?.[key]] as const);
  const given = entries.filter(([, value]) => value !== null && value !== undefined);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** The GraphQL field for the view of a picture or video in a module. */
export function viewField<Module extends object>(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Module>,
  read: (module: Module) => MediaView | undefined,
) {
  return t.field({
    type: MediaViewType,
    nullable: true,
    description: viewDescription,
    resolve: (module) => read(module as Module), // `t` builds fields of `Module`
  });
}
