import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withSaved } from "../../builder/user-errors.ts";
import { ProjectType } from "../project.ts";
import { type ProjectImage, replaceProjectImage } from "./replace-project-image.ts";

const HeroType = builder.enumType("ProjectHero", {
  description: "Which of a project's two large pictures.",
  values: {
    HOME: { value: "homeHeroImage", description: "The one of its card on the home page." },
    PAGE: { value: "heroImage", description: "The one at the head of its page." },
  } as const,
});

const ProjectImageInput = builder.inputType("ProjectImageInput", {
  description: "A picture of a project: exactly one of these.",
  isOneOf: true,
  fields: (t) => ({
    hero: t.field({ type: HeroType, description: "One of its two large pictures." }),
    workImageId: t.id({ description: "One of its work images." }),
  }),
});

type ProjectImageShape = typeof ProjectImageInput.$inferInput;

function imageOf({ hero, workImageId }: ProjectImageShape): ProjectImage {
  return hero ?? { workImageId: databaseIdOf("WorkImage", workImageId ?? "") };
}

builder.relayMutationField(
  "replaceProjectImage",
  {
    description: "Which picture of a project is to give way to which.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The project." }),
      image: t.field({
        type: ProjectImageInput,
        required: true,
        description: "The picture to replace.",
      }),
      src: t.string({
        required: true,
        description: "Address of the new picture or video. A hero's gets a ?v= with the time.",
      }),
      seenSrc: t.string({
        description:
          "Address of the picture that is to give way, as the caller saw it; null for none. Where there is another one by now, nothing changes and the code is STALE_IMAGE. Left out for any.",
      }),
    }),
  },
  {
    description: "Shows another picture or video in the place of one.",
    resolve: (_root, { input }, { database }) =>
      withSaved("project", () =>
        replaceProjectImage(
          database,
          databaseIdOf("Project", input.id),
          imageOf(input.image),
          input,
        ),
      ),
  },
  {
    description: "The project as it is now.",
    outputFields: (t) => ({
      project: t.field({
        type: ProjectType,
        nullable: true,
        description:
          "The project, also where the picture was replaced elsewhere. Null where the new one was not accepted otherwise.",
        resolve: (payload) => payload.project,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
