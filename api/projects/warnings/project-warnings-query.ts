import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { MediaType } from "../../media/media-type.ts";
import { projectChangesOf, sectionChangesOf } from "../fields/project-inputs.ts";
import { UpdateProjectInput } from "../project-actions.ts";
import { findWarnings, type ProjectWarning } from "./find-warnings.ts";

const ProjectWarningCode = builder.enumType("ProjectWarningCode", {
  description: "What a warning is about.",
  values: {
    MISSING_DESCRIPTION: {
      description: "A picture or video has no altText, and nobody has said that it needs none.",
    },
    EMPTY_SECTIONS: { description: "A project on the home page has sections that say nothing." },
    PROTECTED_ELSEWHERE: {
      description: "A picture or video was seen so far with the portfolio password only.",
    },
    NOT_SHOWN_EVERYWHERE: {
      description: "A video is encoded in a way that some browsers do not show.",
    },
    OVERSIZE_ORIGINAL: { description: "A file is larger than its use asks for." },
  } as const,
});

const ProjectWarningType = builder.objectRef<ProjectWarning>("ProjectWarning").implement({
  description:
    "Something to look at before a change of a project makes it public. It forbids nothing.",
  fields: (t) => ({
    code: t.field({
      type: ProjectWarningCode,
      description: "What it is about.",
      resolve: ({ code }) => code,
    }),
    message: t.exposeString("message", { description: "The same in words for the owner." }),
    media: t.field({
      type: MediaType,
      nullable: true,
      description: "The picture or video that it is about. Null where it is about none.",
      resolve: ({ source }) => source,
    }),
  }),
});

builder.queryField("projectWarnings", (t) =>
  t.field({
    type: [ProjectWarningType],
    authScopes: { owner: true },
    description:
      "What updateProject would make public, given the same input, that the owner may want to look at first. Changes nothing; empty for a project that is not there. For the owner.",
    args: {
      input: t.arg({
        type: UpdateProjectInput,
        required: true,
        description: "What updateProject is to be given.",
      }),
    },
    resolve: (_root, { input }, context) => {
      const { id, sections, sectionTexts, ...fields } = input;
      return findWarnings(context, {
        id: databaseIdOf("Project", id), // numbers are what only actions get
        fields: projectChangesOf(fields),
        sections: sectionChangesOf({ sections, sectionTexts }),
      });
    },
  }),
);
