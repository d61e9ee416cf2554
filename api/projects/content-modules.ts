import { z } from "zod";

const side = z.enum(["left", "right"]);

/** Stays with a module while it is edited and moved, so that changes to it can be told apart. */
const id = z.string().max(40).optional();

export const textModule = z.object({
  type: z.literal("text"),
  content: z.string().default(""),
  textPosition: side.optional(),
  title: z.string().optional(),
  hidden: z.boolean().optional(),
  id,
});

export const textImageModule = z.object({
  type: z.literal("text-image"),
  content: z.string().default(""),
  imageSrc: z.string().default(""),
  imagePosition: side.default("left"),
  hidden: z.boolean().optional(),
  id,
});

export const imageImageModule = z.object({
  type: z.literal("image-image"),
  leftImageSrc: z.string().default(""),
  rightImageSrc: z.string().default(""),
  leftImageText: z.string().optional(),
  rightImageText: z.string().optional(),
  hidden: z.boolean().optional(),
  id,
});

export const heroImageModule = z.object({
  type: z.literal("hero-image"),
  imageSrc: z.string().default(""),
  caption: z.string().optional(),
  hidden: z.boolean().optional(),
  id,
});

/** One block of a section, in the form that the six columns store as JSON. */
export const contentModule = z.discriminatedUnion("type", [
  textModule,
  textImageModule,
  imageImageModule,
  heroImageModule,
]);

export type ContentModule = z.infer<typeof contentModule>;
export type TextModule = z.infer<typeof textModule>;
export type TextImageModule = z.infer<typeof textImageModule>;
export type ImageImageModule = z.infer<typeof imageImageModule>;
export type HeroImageModule = z.infer<typeof heroImageModule>;

/** A section's stored text, read. `isParsable` is false where it is no list of known modules. */
export type ParsedSection = { modules: ContentModule[]; isParsable: boolean };

/** Reads the stored text of a section. Text that is no list of modules reads as an empty section. */
export function parseSection(stored: string): ParsedSection {
  try {
    const parsed = z.array(contentModule).safeParse(JSON.parse(stored));
    if (parsed.success) return { modules: parsed.data, isParsable: true };
  } catch {
    // Falls through to the empty section.
  }
  return { modules: [], isParsable: false };
}
