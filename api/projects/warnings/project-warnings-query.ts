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
  MISSING_PICTURE: "A module that shows a picture or video has none yet.",
  PROTECTED_ELSEWHERE: "A picture or video was so far visible only with the portfolio password.",
  NOT_SHOWN_EVERYWHERE: "Some browsers do not show a video's encoding.",
  OVERSIZE_ORIGINAL: "A file is larger than its use needs.",
});

const ProjectWarningType = builder.objectRef<ProjectWarning>("ProjectWarning").implement({
  description: "A warning about content that a change would make public. It forbids nothing.",
  fields: (t) => ({
    code: t.expose("code", { type: ProjectWarningCode, description: "Its subject." }),
    message: t.exposeString("message", { description: "The warning as a text for the owner." }),
    media: t.expose("source", {
      type: MediaType,
      nullable: true,
      description: "The picture or video that it is about. Null where it is about none.",
    }),
    places: t.exposeStringList("places", {
      description:
        "Where the project shows that picture or video, as the editor names the places. Empty where it is about none.",
    }),
  }),
});

builder.queryField("projectWarnings", (t) =>
  t.field({
    type: [ProjectWarningType],
    authScopes: { owner: ["READ"] },
    description:
      "The warnings about content that updateProject would make public with the same input. Changes nothing; empty for an unknown project. For the owner.",
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
        id: databaseIdOf("Project", id), // ids become numbers only in inputs of actions
        fields: projectChangesOf(fields),
        sections: sectionChangesOf({ sections, sectionTexts }),
      });
    },
  }),
);
