import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { projectField } from "../project-field.ts";
import { schedulePublication } from "./schedule-publication.ts";

builder.relayMutationField(
  "schedulePublication",
  {
    description: "When a draft is to become public.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The project." }),
      publishAt: t.field({
        type: "DateTime",
        required: true,
        description: "The moment, to the second. Where it has passed, the code is PAST.",
      }),
      publishZone: t.string({
        description:
          "IANA name of the time zone that it was chosen in, such as Europe/Oslo, to show it in that zone again.",
      }),
    }),
  },
  {
    description:
      "Has a draft become public by itself at a moment to come, instead of any scheduled before. setVisibility cancels it.",
    resolve: (_root, { input }, { database, clock }) =>
      withUserErrors(async () => ({
        project: await schedulePublication(
          database,
          databaseIdOf("Project", input.id),
          { publishAt: input.publishAt, publishZone: input.publishZone ?? null },
          clock(),
        ),
      })),
  },
  {
    description: "The project as it is now.",
    outputFields: (t) => ({
      project: t.field(projectField("Null where nothing was scheduled.")),
      userErrors: t.field(userErrorsField),
    }),
  },
);
