import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withSaved } from "../../builder/user-errors.ts";
import { seenOrderInput } from "../../builder/version.ts";
import { ProjectType } from "../project.ts";
import { setHomeOrder } from "./set-home-order.ts";

builder.relayMutationField(
  "setHomeOrder",
  {
    description: "The order of the home page.",
    inputFields: (t) => ({
      projectIds: t.idList({
        required: true,
        description:
          "Projects, first to last. Those left out follow in the order they had; without a card there they keep their places.",
      }),
      seenIds: seenOrderInput(t),
    }),
  },
  {
    description: "Orders the projects of the home page.",
    resolve: (_root, { input }, { database }) =>
      withSaved("projects", () =>
        setHomeOrder(
          database,
          input.projectIds.map((id) => databaseIdOf("Project", id)),
          input.seenIds?.map((id) => databaseIdOf("Project", id)),
        ),
      ),
  },
  {
    description: "The projects in their new order.",
    outputFields: (t) => ({
      projects: t.field({
        type: [ProjectType],
        nullable: true,
        description:
          "All projects, also where their order was changed elsewhere. Null where the order was not accepted otherwise.",
        resolve: (payload) => payload.projects,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
