import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { ProjectType } from "../project.ts";
import { placeProjects } from "./place-projects.ts";

const ProjectPlaceInput = builder.inputType("ProjectPlaceInput", {
  description: "The numbers a project is sorted by.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The project." }),
    homeOrder: t.int({ description: "Place on the home page. Unset to leave it." }),
    workOrder: t.int({ description: "Place in the work grid. Unset to leave it." }),
  }),
});

builder.relayMutationField(
  "placeProjects",
  {
    description: "Numbers for several projects.",
    inputFields: (t) => ({
      places: t.field({
        type: [ProjectPlaceInput],
        required: true,
        description: "Each project once.",
      }),
    }),
  },
  {
    description:
      "Gives projects the very numbers they are sorted by, all or none. To arrange them by hand, setHomeOrder and setWorkOrder are simpler.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        projects: await placeProjects(
          database,
          input.places.map(({ id, homeOrder, workOrder }) => ({
            id: databaseIdOf("Project", id),
            homeOrder: homeOrder ?? undefined,
            workOrder: workOrder ?? undefined,
          })),
        ),
      })),
  },
  {
    description: "The projects that were placed.",
    outputFields: (t) => ({
      projects: t.field({
        type: [ProjectType],
        nullable: true,
        description: "Them, in the order of the input. Null where they were not accepted.",
        resolve: (payload) => payload.projects,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
