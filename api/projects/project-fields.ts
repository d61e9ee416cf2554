import { z } from "zod";
import { mediaAddress, optionalMedia } from "../validation/media-address.ts";
import { requiredText } from "../validation/text.ts";
import { wholeNumber } from "../validation/whole-number.ts";
import { slugText } from "./slug.ts";

const mostWorkImages = 200;

/** The rules of a project's fields, its sections apart. */
export const projectFields = z.object({
  name: requiredText("Name", 200),
  slug: slugText,
  showOnHome: z.boolean(),
  homeDisplayWidth: z.enum(["full", "half"]),
  homeHeroImage: optionalMedia("Home hero image"),
  heroImage: optionalMedia("Hero image"),
  workImages: z
    .array(mediaAddress("Work image"))
    .max(mostWorkImages, `A project may have ${mostWorkImages} work images`),
  homeOrder: wholeNumber("Home order"),
  workOrder: wholeNumber("Work order"),
  isPasswordProtected: z.boolean(),
  lightModeNav: z.boolean(),
});

export const projectChanges = projectFields.partial();
export const newProject = projectChanges.extend(
  projectFields.pick({ name: true, slug: true }).shape,
);

export type ProjectChanges = z.input<typeof projectChanges>;
export type NewProject = z.input<typeof newProject>;
