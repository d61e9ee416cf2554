import { z } from "zod";
import { builder } from "../../builder/builder.ts";
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

/** How a picture or video is shown in one place: fractions are of the whole picture. */
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

/** Beside a media key, under that key's name with View after it. What cannot be read is none. */
export const optionalView = storedView.optional().catch(undefined);

function unknownKeys(of: string, known: readonly string[]) {
  return {
    error: (issue: z.core.$ZodRawIssue) =>
      issue.code === "unrecognized_keys"
        ? `${of} has ${known.join(", ")}, but no ${issue.keys.join(", ")}`
        : `${of} must be an object with ${known.join(", ")}`,
  };
}

/** The same as it may be written. */
export const writtenView = z
  .strictObject(
    {
      crop: z
        .strictObject(
          { ...point, width: part, height: part },
          unknownKeys("A crop", ["x", "y", "width", "height"]),
        )
        .refine(
          // Sums of fractions may be off by what a number cannot hold.
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
  description: "The part of a picture that stays in sight where its box crops it.",
  fields: (t) => ({
    x: t.exposeFloat("x", { description: "From the left edge, as a fraction of the width." }),
    y: t.exposeFloat("y", { description: "From the top edge, as a fraction of the height." }),
  }),
});

const MediaCrop = builder.objectRef<Crop>("MediaCrop").implement({
  description: "The part of a picture or video that is shown, in fractions of the whole.",
  fields: (t) => ({
    x: t.exposeFloat("x", { description: "Its left edge." }),
    y: t.exposeFloat("y", { description: "Its top edge." }),
    width: t.exposeFloat("width", { description: "Its width." }),
    height: t.exposeFloat("height", { description: "Its height." }),
  }),
});

const MediaFrame = builder.enumType("MediaFrame", {
  description: "A device that is drawn around a picture or video.",
  values: {
    NONE: { value: "none", description: "None." },
    PHONE: { value: "phone", description: "A telephone." },
    TABLET: { value: "tablet", description: "A tablet." },
    BROWSER: { value: "browser", description: "The window of a browser." },
  } as const,
});

const MediaPlayback = builder.enumType("MediaPlayback", {
  description: "How a video plays.",
  values: {
    LOOP: { value: "loop", description: "By itself while in view, without sound, in a loop." },
    CONTROLS: { value: "controls", description: "When it is started, with sound, once." },
  } as const,
});

const MediaViewType = builder.objectRef<MediaView>("MediaView").implement({
  description: "How a picture or video is shown in one place.",
  fields: (t) => ({
    crop: t.field({
      type: MediaCrop,
      nullable: true,
      description: "The part that is shown. Null for all of it.",
      resolve: ({ crop }) => crop,
    }),
    focal: t.field({
      type: FocalPoint,
      nullable: true,
      description: "The focal point in this place. Null for the one of the picture itself.",
      resolve: ({ focal }) => focal,
    }),
    frame: t.field({
      type: MediaFrame,
      description: "The device drawn around it.",
      resolve: ({ frame }) => frame ?? "none",
    }),
    playback: t.field({
      type: MediaPlayback,
      description: "How it plays, if it is a video.",
      resolve: ({ playback }) => playback ?? "loop",
    }),
    start: t.field({
      type: MediaType,
      nullable: true,
      description: "The picture a video shows until it plays. Null for the video's own poster.",
      resolve: ({ startSrc }) => startSrc || null,
    }),
  }),
});

const FocalPointInput = builder.inputType("FocalPointInput", {
  description: "The part of a picture that stays in sight where its box crops it.",
  fields: (t) => ({
    x: t.float({ required: true, description: "From the left edge, from 0 to 1." }),
    y: t.float({ required: true, description: "From the top edge, from 0 to 1." }),
  }),
});

const MediaCropInput = builder.inputType("MediaCropInput", {
  description: "The part of a picture or video that is shown, in fractions of the whole.",
  fields: (t) => ({
    x: t.float({ required: true, description: "Its left edge." }),
    y: t.float({ required: true, description: "Its top edge." }),
    width: t.float({ required: true, description: "Its width." }),
    height: t.float({ required: true, description: "Its height." }),
  }),
});

export const MediaViewInput = builder.inputType("MediaViewInput", {
  description: "How a picture or video is shown in one place.",
  fields: (t) => ({
    crop: t.field({ type: MediaCropInput, description: "Unset for all of it." }),
    focal: t.field({ type: FocalPointInput, description: "Unset for the picture's own." }),
    frame: t.field({ type: MediaFrame, description: "Unset for none." }),
    playback: t.field({ type: MediaPlayback, description: "Unset to play in a loop." }),
    startSrc: t.string({
      description:
        "Address of the picture that a video shows until it plays. Unset for its poster.",
    }),
  }),
});

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;
export type ViewInput = typeof MediaViewInput.$inferInput | null | undefined;

export const viewDescription = "How it is shown here. Null for the default.";

/** A view in the form that is stored. Undefined for none. */
export function storeView(input: ViewInput): MediaView | undefined {
  const entries = keys.map((key) => [key, input?.[key]] as const);
  const given = entries.filter(([, value]) => value !== null && value !== undefined);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** The field of a GraphQL type that says how one of its pictures is shown. */
export function viewField<Module extends object>(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Module>,
  read: (module: Module) => MediaView | undefined,
) {
  return t.field({
    type: MediaViewType,
    nullable: true,
    description: viewDescription,
    resolve: (module) => read(module as Module), // what the builder is for
  });
}
