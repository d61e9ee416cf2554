import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withSaved } from "../../builder/user-errors.ts";
import { seenOrderInput } from "../../builder/version.ts";
import { ProjectType } from "../project.ts";
import { setWorkOrder } from "./set-work-order.ts";

builder.relayMutationField(
  "setWorkOrder",
  {
    description: "The order of the work grid.",
    inputFields: (t) => ({
      workImageIds: t.idList({
        required: true,
        description: "Work images, first to last. Those left out follow in the order they had.",
      }),
      seenIds: seenOrderInput(t),
    }),
  },
  {
    description:
      "Orders the work grid: a project stands where its first image stands, its images in the order of the list.",
    resolve: (_root, { input }, { database }) =>
      withSaved("projects", () =>
        setWorkOrder(
          database,
          input.workImageIds.map((id) => databaseIdOf("WorkImage", id)),
          input.seenIds?.map((id) => databaseIdOf("WorkImage", id)),
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
