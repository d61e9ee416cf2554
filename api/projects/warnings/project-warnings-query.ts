import { builder } from "../../builder/builder.ts";
import { enumOf } from "../../builder/enum-of.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { MediaType } from "../../media/media-type.ts";
import { projectChangesOf, sectionChangesOf } from "../fields/project-inputs.ts";
import { UpdateProjectInput } from "../project-actions.ts";
import { findWarnings, type ProjectWarning } from "./find-warnings.ts";

const ProjectWarningCode = enumOf("ProjectWarningCode", "The subject of a warning.", {
  MISSING_DESCRIPTION: "A picture or video has no altText and is not decorative.",
  EMPTY_SECTIONS: "A project on the home page has empty sections.",
  MISSING_PICTURE: "A module for a picture or video has no picture or video yet.",
  PROTECTED_ELSEWHERE: "Another project shows a picture or video only to viewers with access.",
  NOT_SHOWN_EVERYWHERE:
    "A picture or video has a playbackWarning: some browsers do not show it, or it cannot be made smaller.",
  OVERSIZE_ORIGINAL:
    "The original of a picture is larger than 10 MB, or that of a video is larger than 50 MB.",
});

const ProjectWarningType = builder.objectRef<ProjectWarning>("ProjectWarning").implement({
  description:
    "A warning about content that a change would make public. The change remains possible.",
  fields: (t) => ({
    code: t.expose("code", {
      type: ProjectWarningCode,
      description: "The subject of the warning.",
    }),
    message: t.exposeString("message", { description: "The warning as a text for the owner." }),
    media: t.expose("source", {
      type: MediaType,
      nullable: true,
      description:
        "The picture or video that the warning is about. Null where it is about no file.",
    }),
    places: t.exposeStringList("places", {
      description:
        "Where the project shows the picture or video that the warning is about, in the editor's names. Empty where the warning is about no file.",
    }),
  }),
});

builder.queryField("projectWarnings", (t) =>
  t.field({
    type: [ProjectWarningType],
    authScopes: { owner: ["READ"] },
    description:
      "The warnings about content that updateProject would make public with the same input. Changes nothing. Empty for an unknown project, and for fields that updateProject would refuse. Not available to visitors.",
    args: {
      input: t.arg({
        type: UpdateProjectInput,
        required: true,
        description: "The input of updateProject.",
      }),
    },
    resolve: (_root, { input }, context) => {
      const { id, sections, sectionTexts, ...fields } = input;
      return findWarnings(context, {
        id: databaseIdOf("Project", id), // only the inputs of actions convert ids
        fields: projectChangesOf(fields),
        sections: sectionChangesOf({ sections, sectionTexts }),
      });
    },
  }),
);
